import type {VerdictProps} from '../Verdict';
import type {Built, Notice, ValueName} from './buildAddress';

/** What each value is for, below its field. */
export const valueHints: Readonly<Record<ValueName, string>> = {
  source: 'Where the link is, such as newsletter or google.',
  medium: 'What kind of link, such as email or cpc.',
  campaign: 'What it is for, such as spring-sale.',
  term: 'The keyword, if there is one.',
  content: 'Which ad or link, if there are several.',
};

/** What is said of an address that was built, a sentence or two each. */
export function noticeWords(notice: Notice): string {
  switch (notice.kind) {
    case 'read':
      return notice.note;
    case 'noValues':
      return 'No UTM values yet: the URL is unchanged.';
    case 'notSecure':
      return 'The page is not on https. If it forwards to https, check that the parameters are still there.';
    case 'fragment':
      return `The values go before ${notice.fragment}, as browsers do not send what follows a #.`;
    case 'replaced':
      return `The URL had utm_${notice.name}=${notice.value}. Your value replaces it.`;
    case 'written':
      return `“${notice.value}” is written ${notice.written}.`;
    case 'offScheme':
      return `“${notice.value}” arrives as ${notice.arrives}, which patterns and reports can miss.`;
    case 'placeholder':
      return `${notice.value} is left for the ad tool to fill in. The pattern sees the filled-in value.`;
    case 'personal':
      return `utm_${notice.name} looks like an email address. Values end up in logs and reports, so name groups and never people.`;
  }
}

const cautions: ReadonlySet<Notice['kind']> = new Set(['read', 'noValues', 'notSecure', 'offScheme', 'personal']);

const plural = (count: number, one: string, several: string): string => (count === 1 ? one : `${count} ${several}`);

/** What is to be said of a sheet as a whole. */
export interface SheetTold {
  /** How many rows were left out, beyond the most. */
  readonly leftOut: number;
  /** What of the sheet was not read, a sentence each. */
  readonly notes: readonly string[];
  readonly problem: string | undefined;
}

/** What was built, in words. */
export function buildWords(built: readonly Built[], {leftOut, notes, problem}: SheetTold): VerdictProps {
  const [first] = built;
  if (first === undefined) return {title: 'No URL yet.', text: [problem ?? 'Check the marked field.', ...notes]};
  const failed = built.filter((each) => 'problem' in each).length;
  const notices = built.flatMap((each) => ('problem' in each ? [] : each.notices));
  const hasCautions = notes.length > 0 || notices.some(({kind}) => cautions.has(kind));
  if (built.length === 1) {
    if (failed === 1) return {title: 'No URL yet.', text: ['Check the page URL.', ...notes]};
    return {
      tone: hasCautions ? 'caution' : 'good',
      title: 'The URL is ready.',
      text: [...notices.map(noticeWords), ...notes],
    };
  }
  const written = notices.filter(({kind}) => kind === 'written').length;
  return {
    tone: failed > 0 ? 'warning' : hasCautions ? 'caution' : 'good',
    title: failed === 0 ? `${built.length} URLs are ready.` : `${built.length - failed} of ${built.length} are ready.`,
    text: [
      ...(failed > 0 ? [plural(failed, 'One row has no usable URL.', 'rows have no usable URL.')] : []),
      ...(written > 0
        ? [plural(written, 'One value was changed by the scheme.', 'values were changed by the scheme.')]
        : []),
      ...(notices.some(({kind}) => cautions.has(kind)) ? ['Read the notes in the table.'] : []),
      ...notes,
      ...(leftOut > 0 ? [`${leftOut} more rows are left out: build at most ${built.length} at a time.`] : []),
    ],
  };
}
