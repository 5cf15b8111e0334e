/** `npm run placeholders`: lists everything to replace before the site goes live. */
import {plans, tierRates} from '../../content/plans';
import {openQuestions} from '../../content/openQuestions';
import {readSettings} from '../../lib/settings/read';
import {contentToReplace, pricesToReplace, settingsToReplace} from './list';

function section(title: string, lines: readonly string[]): string {
  return [`${title}: ${lines.length}`, ...lines.map((line) => `  - ${line}`)].join('\n');
}

async function list(): Promise<void> {
  const content = await contentToReplace('src');
  console.info(section('Settings (.env, or environment variables)', settingsToReplace(readSettings())));
  console.info(section('Content (src)', [...content, ...pricesToReplace(plans, tierRates)]));
  // Each with the page that waits for the answer.
  const questions = openQuestions.map(({question, page}) => `${page}: ${question}`);
  console.info(section('Questions about the product (src/content/openQuestions.ts)', questions));
}

list().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
