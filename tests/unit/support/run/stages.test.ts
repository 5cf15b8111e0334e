import {runStages} from '../../../support/run/stages.mjs';

/** Runs checks that take a turn each, and fail where they are called so; returns what happened, in order. */
async function run(stages: {name: string; needs?: readonly string[]}[][][]) {
  const events: string[] = [];
  const finished = await runStages(
    stages,
    async ({name}, isAlone) => {
      events.push(`${name} begins${isAlone ? ' alone' : ''}`);
      await new Promise(setImmediate);
      events.push(`${name} ends`);
      return {name, passed: 0, failed: name === 'broken' ? 1 : 0};
    },
    (line) => events.push(line.trim()),
  );
  return {events, finished};
}

test('lanes run at the same time, checks of a lane in turn, stages one after the other', async () => {
  const {events} = await run([[[{name: 'lint'}], [{name: 'types'}, {name: 'format'}]], [[{name: 'tests'}]]]);
  expect(events).toEqual([
    ...['lint begins', 'types begins', 'lint ends', 'types ends', 'format begins', 'format ends'],
    ...['tests begins alone', 'tests ends'],
  ]);
});

test('what fails stops only the checks that need it, and these count as failed', async () => {
  const {events, finished} = await run([
    [[{name: 'broken'}, {name: 'lint'}]],
    [[{name: 'pages', needs: ['build', 'broken']}], [{name: 'types', needs: ['lint']}]],
  ]);
  expect(events).toContain('== pages\nleft out, because broken failed');
  expect(events).toContain('types ends');
  expect(finished.filter(({failed}) => failed > 0).map(({name}) => name)).toEqual(['broken', 'pages']);
});
