import type {Control} from './control';

/** Controls that compute. */
export const toolControls: readonly Control[] = [
  {
    name: 'the test dashboard',
    path: '/features/ab-testing-analytics',
    async use(visitor) {
      const field = (label: string) => ({css: 'fieldset input, [role="group"] input', has: label});
      const tooMany = {css: 'main [id]', has: 'More conversions than visitors.'};
      const fill = async (label: string, value: string): Promise<void> => {
        await visitor.click(field(label));
        await visitor.press('Control+a');
        await visitor.type(value);
      };
      await fill('Visitors', '500');
      await fill('Conversions', '900');
      await visitor.seeShown(tooMany);
      await fill('Conversions', '12');
      await visitor.seeGone(tooMany);
      await visitor.focus({css: '[role="tab"]', name: 'Test Results'});
      await visitor.press('ArrowRight');
      await visitor.seeFocused({css: '[role="tab"]', name: 'Analytics'});
      await visitor.seeShown({css: '[role="tabpanel"]', name: 'Analytics'});
      await visitor.seeGone({css: '[role="tabpanel"]', name: 'Test Results'});
    },
  },
  {
    name: 'a tool that answers',
    path: '/tools/sample-size',
    async use(visitor) {
      await visitor.click({css: 'main input', has: 'Conversion rate now'});
      await visitor.press('Control+a');
      await visitor.type('3');
      await visitor.press('Tab');
      await visitor.press('Tab');
      await visitor.type('30');
      await visitor.seeText({css: '[role="status"]', has: 'in each version'}, '6,455 visitors in each version.');
      await visitor.see('the numbers in the address', () => window.location.search.includes('baseline=3&lift=30'));
    },
  },
  {
    name: 'the peeking lab in its worker',
    path: '/tools/peeking-lab',
    async use(visitor) {
      await visitor.click({css: 'main input', has: 'Number of looks'});
      await visitor.press('Control+a');
      await visitor.type('5');
      await visitor.seeText({css: '[role="status"][data-tone]'}, '5 looks make 14.2% false winners');
      await visitor.click({css: 'main summary', has: 'How these numbers are proven'});
      await visitor.seeText({css: 'main details[open] p'}, 'agree with the exact shares to the third decimal');
    },
  },
];
