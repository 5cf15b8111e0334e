import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parseSettings} from '../../../lib/settings/parse';
import {plans, tierRates} from '../../../content/plans';
import {openQuestions} from '../../../content/openQuestions';
import {contentToReplace, pricesToReplace, questionsToAnswer, settingsToReplace} from './list';

function section(title: string, lines: readonly string[]): string {
  return [`${title}: ${lines.length}`, ...lines.map((line) => `  - ${line}`)].join('\n');
}

/** Adds the command `docusaurus placeholders`: everything to replace before the site goes live. */
export default function placeholders({siteDir}: LoadContext): Plugin {
  return {
    name: 'placeholders',
    extendCli(cli) {
      cli
        .command('placeholders')
        .description('List what has to be replaced before the site goes live.')
        .action(async () => {
          const content = await contentToReplace(path.join(siteDir, 'src'));
          console.log(section('Settings (environment variables)', settingsToReplace(parseSettings(process.env))));
          console.log(section('Content (src)', [...content, ...pricesToReplace(plans, tierRates)]));
          console.log(
            section('Questions about the product (src/content/openQuestions.ts)', questionsToAnswer(openQuestions)),
          );
        });
    },
  };
}
