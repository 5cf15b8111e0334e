/**
 * Does what an owner does to the content, in a copy of the repository, and runs there what an owner runs: the build,
 * `npm run check`, and the browser tests of what was changed.
 *
 *   npm run owner                      each edit alone, and npm test after those that go together at once
 *   npm run owner -- --only <words>    the edits whose names have these words in them
 *   npm run owner -- --share 2/6       every sixth edit, from the second on
 *   npm run owner -- --list            says their names
 */
import {parseArgs} from 'node:util';
import {edits} from './edits';
import {dailySteps, everyStep, further} from './steps';
import {tryEdits} from './tryEdits';

const {values} = parseArgs({
  options: {
    only: {type: 'string', multiple: true},
    share: {type: 'string'},
    list: {type: 'boolean'},
  },
});

const allAtOnce = 'all at once';

async function run(): Promise<void> {
  const isChosen = ({name}: {name: string}): boolean => values.only?.some((words) => name.includes(words)) ?? true;
  const [share = 1, of = 1] = (values.share ?? '1/1').split('/').map(Number);
  const chosen = edits.filter(isChosen).filter((_, index) => index % of === share - 1);
  if (values.list === true) {
    console.info(chosen.map(({name}) => name).join('\n'));
    return;
  }
  const failed: string[] = [];
  for (const edit of chosen) {
    if (!(await tryEdits(edit.name, [edit], edit.isFurther ? further : everyStep))) failed.push(edit.name);
  }
  const together = edits.filter(({goesWithOthers}) => goesWithOthers);
  if (share === 1 && isChosen({name: allAtOnce}) && !(await tryEdits(allAtOnce, together, dailySteps)))
    failed.push(allAtOnce);
  console.info(failed.length === 0 ? 'Every edit leaves the site green.' : `Not green after: ${failed.join('; ')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

void run();
