/** @jest-environment jsdom */
import {readFileSync} from 'node:fs';
import mixpanel from 'mixpanel-browser/dist/mixpanel-core.cjs.js';

const properties = {
  experimentId: 'exp_4821',
  experimentGroup: 'treatment',
  rampStage: 'in_experiment',
  rampPercentage: 50,
};

/** The code of the tag, with the tag manager's variables in it as the tag manager writes them. */
const code = Object.entries(properties).reduce(
  (text, [name, value]) => text.replace(`{{${name}}}`, JSON.stringify(value)),
  readFileSync('docs/samples/tag-manager/mixpanel.html', 'utf8').replace(/<\/?script>/g, ''),
);

test('the vendor’s own package sends the event of the tag with its four properties', async () => {
  expect(code).not.toContain('{{');
  const sent = new Promise<string>((resolve) => {
    jest
      .spyOn(XMLHttpRequest.prototype, 'send')
      .mockImplementation((body) => resolve(typeof body === 'string' ? body : ''));
  });
  // It misses fetch here, which only its feature flags need.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  mixpanel.init('token-of-the-tests', {batch_requests: false, persistence: 'localStorage'});
  Object.assign(window, {mixpanel});
  const script = document.createElement('script');
  script.text = code;
  document.head.append(script);
  const data = new URLSearchParams(await sent).get('data') ?? '';
  expect(JSON.parse(data)).toMatchObject({event: 'tailor_experiment', properties});
});
