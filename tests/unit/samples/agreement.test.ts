/** @jest-environment jsdom */
import * as amplitude from '@amplitude/analytics-browser';
import mixpanel from 'mixpanel-browser/dist/mixpanel-core.cjs.js';
import {amplitude as amplitudeGuide} from '@site/src/docs/Integration/tools/amplitude';
import {mixpanel as mixpanelGuide} from '@site/src/docs/Integration/tools/mixpanel';

/** The option and the call that a guide's words on consent name. */
function namedIn(words: string): {option: Record<string, boolean>; method: string; values: readonly unknown[]} {
  const [, option = '', value] = /`(\w+): (true|false)`/.exec(words) ?? [];
  const [, method = '', values] = /call `\w+\.(\w+)\((.*?)\)` once the visitor agrees/.exec(words) ?? [];
  return {option: {[option]: value === 'true'}, method, values: JSON.parse(`[${values}]`)};
}

function call(client: object, method: string, values: readonly unknown[]): void {
  const called: unknown = Reflect.get(client, method);
  if (typeof called !== 'function') throw new Error(`The guide names ${method}, which the package does not have.`);
  Reflect.apply(called, client, values);
}

const sends = jest.fn();

beforeEach(() => {
  sends.mockReset().mockResolvedValue({text: () => Promise.resolve('{"code": 200}')});
  Object.assign(window, {fetch: sends});
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(sends);
});

test('Amplitude, as its guide starts it, sends nothing until the call that the guide names', async () => {
  const {option, method, values} = namedIn(amplitudeGuide.consent);
  await amplitude.init('key', {...option, autocapture: false, remoteConfig: {fetchRemoteConfig: false}}).promise;
  await amplitude.track('tailor_experiment').promise;
  expect(sends).not.toHaveBeenCalled();
  call(amplitude, method, values);
  await amplitude.track('tailor_experiment').promise;
  expect(sends).toHaveBeenCalled();
});

test('Mixpanel does, too', () => {
  const {option, method, values} = namedIn(mixpanelGuide.consent);
  mixpanel.init('key', {...option, batch_requests: false, persistence: 'localStorage'});
  mixpanel.track('tailor_experiment');
  expect(sends).not.toHaveBeenCalled();
  call(mixpanel, method, values);
  mixpanel.track('tailor_experiment');
  expect(sends).toHaveBeenCalled();
});
