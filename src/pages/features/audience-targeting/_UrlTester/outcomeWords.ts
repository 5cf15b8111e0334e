import {encodingWords, openQuestionWords} from '@site/src/content/patternWords';
import type {PatternForm, UtmPattern} from '@site/src/lib/utmPattern';
import type {UtmParameter, UtmTestResult} from '@site/src/lib/utmTest';

export const addressProblemWords = 'Enter the URL of a page, such as www.example.com/?utm_campaign=spring-sale.';

const matches: Readonly<Record<PatternForm, (text: string) => string>> = {
  whole: (text) => `is exactly “${text}”`,
  prefix: (text) => `starts with “${text}”`,
  suffix: (text) => `ends with “${text}”`,
  middle: (text) => `contains “${text}”`,
};

const misses: Readonly<Record<PatternForm, (text: string) => string>> = {
  whole: (text) => `is not exactly “${text}”; without a star, the whole value has to match`,
  prefix: (text) => `does not start with “${text}”`,
  suffix: (text) => `does not end with “${text}”`,
  middle: (text) => `does not contain “${text}”`,
};

export interface UtmTestWords {
  readonly tone: 'match' | 'open' | 'none';
  readonly title: string;
  readonly text: string;
}

const misfit = (title: string, text: string): UtmTestWords => ({tone: 'none', title, text});

function missWords(value: string, {form, text}: UtmPattern, encodingMatters: boolean): UtmTestWords {
  const why = `“${value}” ${misses[form](text)}.`;
  return misfit('No match: the original is shown.', encodingMatters ? `${why} ${encodingWords}` : why);
}

/** Whether and why a visitor meets the condition, in plain sentences. */
export function utmTestWords(result: UtmTestResult, parameter: UtmParameter): UtmTestWords {
  switch (result.kind) {
    case 'unreadable':
      return misfit('Nothing to compare yet.', 'Check the marked fields.');
    case 'missing':
      return misfit(
        'No match: the original is shown.',
        `The URL has no ${parameter}. If the ad had one, a redirect may have dropped it. Anything after a # is ignored.`,
      );
    case 'valueless':
      return misfit('No match: the original is shown.', `The URL names ${parameter}, but leaves its value empty.`);
    case 'repeated':
      return {
        tone: 'open',
        title: 'Do not rely on this.',
        text: `The URL has ${parameter} more than once. Send it once.`,
      };
    case 'compared': {
      const {value, pattern, match, encodingMatters} = result;
      if (match.outcome === 'noMatch') return missWords(value, pattern, encodingMatters);
      if (match.outcome === 'open') {
        return {
          tone: 'open',
          title: 'Do not rely on this.',
          text: match.open.map((open) => openQuestionWords[open]).join(' '),
        };
      }
      return {
        tone: 'match',
        title: 'Match: the condition is met.',
        text: `“${value}” ${matches[pattern.form](pattern.text)}. While a test runs, about half of these visitors see the tailored page; once it is ramped, all of them.`,
      };
    }
  }
}
