import {audienceLabels} from '../../../src/shell/audience/AudienceSwitcher/words';
import {faq} from '../../../src/pages/_home/words/faq';
import {heroEn} from '../../../src/pages/_home/words/hero.en';
import type {Control} from './control';

/** Controls in the content of marketing pages. */
export const contentControls: readonly Control[] = [
  {
    name: 'a question of the home page',
    path: '/',
    async use(visitor) {
      const [first, second] = faq.en;
      if (!first || !second) throw new Error('The FAQ needs at least two questions.');
      const answer = (text: string) => ({css: 'main details > :not(summary)', has: text.slice(0, 60)});
      await visitor.seeGone(answer(second.answer));
      await visitor.click({css: 'summary', has: second.question});
      await visitor.seeShown(answer(second.answer));
      await visitor.press('Enter');
      await visitor.seeGone(answer(second.answer));
      await visitor.seeShown(answer(first.answer));
    },
  },
  {
    name: 'the audiences in the hero of the home page',
    path: '/',
    async use(visitor) {
      const chips = `nav[aria-label="${heroEn.chipsName}"]`;
      await visitor.click({css: `${chips} a`, name: heroEn.chips.ecomm});
      await visitor.seePath('/?audience=ecomm');
      await visitor.seeText({css: 'main'}, 'spring jackets');
      await visitor.seeShown({css: `${chips} [aria-current]`, name: heroEn.chips.ecomm});
    },
  },
  {
    name: 'the way back',
    path: `/?audience=ecomm`,
    async use(visitor) {
      await visitor.click({css: 'header a', name: 'Team'});
      await visitor.seePath('/team');
      await visitor.back();
      await visitor.seePath('/?audience=ecomm');
      await visitor.seeText({css: 'summary', has: 'Audience'}, audienceLabels.en.ecomm);
      await visitor.click({css: 'main [data-opens-dialog="lead"]'});
      await visitor.seeShown({css: 'dialog[open]'});
    },
  },
  {
    name: 'the boxes of pricing',
    path: '/pricing',
    async use(visitor) {
      const boxes = {css: 'main input[type="checkbox"]'};
      const status = {css: '[role="status"]', has: 'people'};
      await visitor.seeText(status, 'people count');
      const before = await visitor.run(({textOf}, wanted) => textOf(wanted), status);
      await visitor.click(boxes);
      await visitor.see('another count', ({textOf}, wanted, old) => textOf(wanted) !== old, status, before);
      await visitor.press('Tab');
      await visitor.press(' ');
      await visitor.seeText(status, 'people count');
    },
  },
  {
    name: 'the stage of the demos',
    path: '/demos',
    async use(visitor) {
      await visitor.click({css: 'nav[aria-label="Guides"] a', has: 'Images'});
      await visitor.seeShown({css: '#tailoring-images[data-guide]'});
      await visitor.seeAttribute({css: 'nav[aria-label="Guides"] [aria-current="true"]'}, 'href', '#tailoring-images');
      await visitor.see('one guide on the stage', ({all}) => all({css: '[data-guide]'}).length === 1);
      await visitor.see('its player', () => {
        const frame = document.querySelector<HTMLIFrameElement>('[data-video="tailoring-images"] iframe');
        return frame?.contentDocument?.querySelector('[data-player][data-ready="true"]') !== null && frame !== null;
      });
    },
  },
  {
    name: 'a video, to its end',
    path: '/embed/adding-the-script-tag',
    async use(visitor) {
      await visitor.seeShown({css: '[data-player][data-ready="true"]'});
      await visitor.click({css: 'button[data-start]'});
      const seeTime = (what: string, isThere: 'under way' | 'at the end'): Promise<void> =>
        visitor.see(
          what,
          (_tools, wanted) => {
            const scrub = document.querySelector<HTMLInputElement>('input[type="range"]');
            if (scrub === null) return false;
            return wanted === 'under way' ? Number(scrub.value) > 0.5 : scrub.value === scrub.max;
          },
          isThere,
        );
      await seeTime('the video under way', 'under way');
      // Nobody wants to wait for the middle of it.
      await visitor.press('End');
      await seeTime('the end', 'at the end');
      await visitor.seeShown({css: 'button', name: 'Play again'});
      await visitor.press('ArrowLeft');
      await visitor.press('k');
      await visitor.seeShown({css: 'button', name: 'Pause'});
      await seeTime('the end once more', 'at the end');
      await visitor.seeShown({css: 'button', name: 'Play again'});
    },
  },
];
