import type {UtmParameter, UtmTestInput} from '@site/src/lib/utmTest';

type Example = UtmTestInput & {readonly label: string};

const example = (label: string, path: string, parameter: UtmParameter, pattern: string): Example => ({
  label,
  address: `https://www.example.com/${path}`,
  parameter,
  pattern,
});

/** Examples to try, the first of which is in the fields: one for each form, then what goes wrong. */
export const utmExamples: readonly [Example, ...Example[]] = [
  example('prefix*', '?utm_source=google&utm_campaign=spring-sale', 'utm_campaign', 'spring*'),
  example('*suffix', 'pricing?utm_campaign=eu-retargeting#plans', 'utm_campaign', '*-retargeting'),
  example('*middle*', '?utm_term=q3-roas-search', 'utm_term', '*roas*'),
  example('Whole value', '?utm_source=linkedin&utm_medium=paid', 'utm_source', 'linkedin'),
  example('Text at the wrong end', '?utm_campaign=early-spring', 'utm_campaign', 'spring*'),
  example('Upper case', '?utm_campaign=Spring-Sale', 'utm_campaign', 'spring*'),
  example('Nothing for the star', '?utm_campaign=spring', 'utm_campaign', 'spring*'),
  example('Lost in a redirect', '?utm_source=google', 'utm_campaign', 'spring*'),
];
