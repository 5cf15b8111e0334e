import type {UtmTestInput} from '@site/src/lib/utmTest';

const shop = 'https://www.example.com/';

/** Examples to try, the first of which is in the fields: one for each form, then what goes wrong. */
export const utmExamples = [
  {
    label: 'prefix*',
    address: `${shop}?utm_source=google&utm_campaign=spring-sale`,
    parameter: 'utm_campaign',
    pattern: 'spring*',
  },
  {
    label: '*suffix',
    address: `${shop}pricing?utm_campaign=eu-retargeting#plans`,
    parameter: 'utm_campaign',
    pattern: '*-retargeting',
  },
  {
    label: '*middle*',
    address: `${shop}?utm_term=q3-roas-search`,
    parameter: 'utm_term',
    pattern: '*roas*',
  },
  {
    label: 'Whole value',
    address: `${shop}?utm_source=linkedin&utm_medium=paid`,
    parameter: 'utm_source',
    pattern: 'linkedin',
  },
  {
    label: 'Text at the wrong end',
    address: `${shop}?utm_campaign=early-spring`,
    parameter: 'utm_campaign',
    pattern: 'spring*',
  },
  {
    label: 'Upper case',
    address: `${shop}?utm_campaign=Spring-Sale`,
    parameter: 'utm_campaign',
    pattern: 'spring*',
  },
  {
    label: 'Nothing for the star',
    address: `${shop}?utm_campaign=spring`,
    parameter: 'utm_campaign',
    pattern: 'spring*',
  },
  {
    label: 'Lost in a redirect',
    address: `${shop}?utm_source=google`,
    parameter: 'utm_campaign',
    pattern: 'spring*',
  },
] as const satisfies readonly (UtmTestInput & {label: string})[];
