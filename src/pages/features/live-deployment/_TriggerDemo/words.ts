import type {Condition, Device, TriggeredPage} from './triggering';

export const devices = [
  {id: 'phone', label: 'Phone'},
  {id: 'desktop', label: 'Desktop'},
] as const satisfies readonly {id: Device; label: string}[];

export const languages = [
  {id: 'en', label: 'English'},
  {id: 'de', label: 'German'},
  {id: 'fr', label: 'French'},
] as const;

/** Where a visit comes from, and the address it then arrives at. */
export const sources = [
  {id: 'typed', label: 'Typed in', address: 'yoursite.com/workwear'},
  {id: 'search', label: 'Search ad', address: 'yoursite.com/workwear?utm_campaign=spring-sale'},
  {id: 'linkedin', label: 'LinkedIn ad', address: 'yoursite.com/workwear?utm_source=linkedin'},
  {id: 'vanity', label: 'Vanity URL', address: 'yoursite.com/crew'},
] as const;

export type LanguageId = (typeof languages)[number]['id'];
export type SourceId = (typeof sources)[number]['id'];

/** A page of the example; its headline ends with what was tailored. */
interface LoomPage<Id extends string> extends TriggeredPage<Id> {
  readonly kept: string;
  readonly tailored: string;
  readonly language?: 'de';
}

type LoomPageId = 'spring' | 'fruehling' | 'team' | 'crew';

const spring: Condition = {signal: 'parameter', parameter: 'utm_campaign', pattern: 'spring*'};

/** No two of them match the same visit: nothing says which one would win. */
export const loomPages: readonly LoomPage<LoomPageId>[] = [
  {
    id: 'spring',
    kept: 'Workwear',
    tailored: 'at spring prices',
    conditions: [spring, {signal: 'language', language: 'en'}],
  },
  {
    id: 'fruehling',
    kept: '',
    tailored: 'Arbeitskleidung zum Frühlingspreis',
    language: 'de',
    conditions: [spring, {signal: 'language', language: 'de'}],
  },
  {
    id: 'team',
    kept: 'Workwear',
    tailored: 'for the whole team',
    conditions: [
      {signal: 'parameter', parameter: 'utm_source', pattern: 'linkedin'},
      {signal: 'device', device: 'desktop'},
    ],
  },
  {
    id: 'crew',
    kept: 'Workwear',
    tailored: 'for crews like yours',
    conditions: [{signal: 'vanity', address: 'yoursite.com/crew'}],
  },
];

export const originalHeadline = 'Workwear that lasts';

/** A condition as the page list shows it. */
export function conditionWords(condition: Condition): string {
  switch (condition.signal) {
    case 'parameter':
      return `${condition.parameter}=${condition.pattern}`;
    case 'vanity':
      return condition.address;
    case 'device':
      return devices.find(({id}) => id === condition.device)?.label ?? condition.device;
    case 'language':
      return languages.find(({id}) => id === condition.language)?.label ?? condition.language;
  }
}

/** Whether a condition is about the address, and so written as code. */
export function isAboutAddress({signal}: Condition): boolean {
  return signal === 'parameter' || signal === 'vanity';
}
