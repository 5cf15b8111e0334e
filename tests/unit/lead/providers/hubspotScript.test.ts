/** @jest-environment jsdom */
import {loadHubspot, scriptAddress} from '@site/src/lead/providers/hubspotScript';

const scripts = () => [...document.querySelectorAll('script')];

beforeEach(() => {
  document.head.innerHTML = '';
  delete window.hbspt;
});

// As the embed codes that HubSpot hands out in each region have it.
it('uses the host of its region, which the first region does not name', () => {
  expect(scriptAddress('na1')).toBe('https://js.hsforms.net/forms/embed/v2.js');
  for (const region of ['eu1', 'na2', 'na3', 'ap1'])
    expect(scriptAddress(region)).toBe(`https://js-${region}.hsforms.net/forms/embed/v2.js`);
});

describe('the script', () => {
  it('is added once and not at all when HubSpot is there', async () => {
    const first = loadHubspot('na1', 0);
    const second = loadHubspot('na1', 0);
    expect(scripts()).toHaveLength(1);
    window.hbspt = {forms: {create: () => {}}};
    scripts()[0]?.dispatchEvent(new Event('load'));
    await Promise.all([first, second]);
    await loadHubspot('na1', 0);
    expect(scripts()).toHaveLength(1);
  });

  it.each(['error', 'load'])('that brings nothing (%s) is taken out and replaced on a retry', async (event) => {
    const failed = loadHubspot('na1', 0);
    const [script] = scripts();
    script?.dispatchEvent(new Event(event));
    await expect(failed).rejects.toThrow('https://js.hsforms.net/forms/embed/v2.js did not load.');
    expect(scripts()).toHaveLength(0);
    void loadHubspot('na1', 1);
    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]).not.toBe(script);
  });

  it('that never answers is replaced on a retry', () => {
    void loadHubspot('na1', 0);
    const [script] = scripts();
    void loadHubspot('na1', 1);
    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]).not.toBe(script);
  });
});
