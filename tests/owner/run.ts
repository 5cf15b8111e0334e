/**
 * Does what an owner does to the content, in a copy of the repository, and runs there what an owner runs: the build,
 * `npm run check`, and the browser tests of what was changed.
 *
 *   npm run owner                      each edit alone, and those that go together at once
 *   npm run owner -- --only <words>    the edits whose names have these words in them
 *   npm run owner -- --share 2/6       every sixth edit, from the second on
 *   npm run owner -- --list            says their names
 */
import {parseArgs} from 'node:util';
import type {Edit} from './edit';
import {edits} from './edits';
import {everyStep, further} from './steps';
import {tryEdits} from './tryEdits';

const {values} = parseArgs({
  options: {
    only: {type: 'string', multiple: true},
    share: {type: 'string'},
    list: {type: 'boolean'},
  },
});

async function run(): Promise<void> {
  const isChosen = ({name}: Edit): boolean => values.only?.some((words) => name.includes(words)) ?? true;
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
  if (values.only === undefined && share === 1 && !(await tryEdits('all at once', together, everyStep)))
    failed.push('all at once');
  console.info(failed.length === 0 ? 'Every edit leaves the site green.' : `Not green after: ${failed.join('; ')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

void run();
