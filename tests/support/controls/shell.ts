import {audienceLabels, switcherLabels} from '../../../src/shell/audience/AudienceSwitcher/words';
import {leadDialogWords} from '../../../src/lead/words';
import {shownColor} from '../shownColor';
import type {Visitor} from '../visitor/visitor';
import type {Control} from './control';

/** Opens the lead dialog, types into it, leaves it by Escape and finds what was typed. */
async function useLeadDialog(visitor: Visitor, language: 'en' | 'de'): Promise<void> {
  const {title, fields} = leadDialogWords[language];
  const dialog = {css: 'dialog[open]', name: title};
  const opener = {css: 'main [data-opens-dialog="lead"]'};
  const email = {css: 'dialog[open] input[name="email"]', has: fields.email.label};
  await visitor.click(opener);
  await visitor.seeShown(dialog);
  await visitor.seeShown({css: '#hubspot-form-container'});
  await visitor.click(email);
  await visitor.type('ada@example.com');
  await visitor.see('the events of the form', () => {
    const events = (window.dataLayer ?? []).map((entry) => ('event' in entry ? entry.event : ''));
    return events.join() === 'lead_form_open,lead_form_render';
  });
  await visitor.press('Escape');
  await visitor.seeGone(dialog);
  await visitor.seeFocused(opener);
  await visitor.click(opener);
  await visitor.see(
    'what was typed',
    ({find}, field) => {
      const input = find(field);
      return input instanceof HTMLInputElement && input.value === 'ada@example.com';
    },
    email,
  );
}

const seeGround = (visitor: Visitor, theme: 'light' | 'dark'): Promise<void> =>
  visitor.see(
    `the ${theme} theme`,
    (_tools, color) => getComputedStyle(document.body).backgroundColor === color,
    shownColor('paper', theme),
  );

/** Controls that every page has. */
export const shellControls: readonly Control[] = [
  {
    name: 'the menu of a narrow screen',
    path: '/',
    width: 390,
    async use(visitor) {
      const opener = {css: 'header button', name: 'Open menu'};
      const menu = {css: 'dialog[open]', name: 'Menu'};
      await visitor.click(opener);
      await visitor.seeShown(menu);
      await visitor.press('Escape');
      await visitor.seeGone(menu);
      await visitor.seeFocused(opener);
      await visitor.click(opener);
      await visitor.click({css: 'dialog[open] a', name: 'Team'});
      await visitor.seePath('/team');
      await visitor.seeGone({css: 'dialog[open]'});
      await visitor.see('the heading in the window', ({find}) => {
        const box = find({css: 'h1'})?.getBoundingClientRect();
        return box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight;
      });
    },
  },
  {
    name: 'the theme, kept over pages and on the way back',
    path: '/pricing',
    async use(visitor) {
      const toLight = {css: 'header button', name: 'Switch to light theme'};
      await visitor.click({css: 'header button', name: 'Switch to dark theme'});
      await seeGround(visitor, 'dark');
      await visitor.seeFocused(toLight);
      await visitor.click({css: 'header a', name: 'Team'});
      await visitor.seePath('/team');
      await visitor.listening();
      await seeGround(visitor, 'dark');
      await visitor.click(toLight);
      await seeGround(visitor, 'light');
      // The page that was left was dark, whether or not the browser has kept it so.
      await visitor.back();
      await visitor.seePath('/pricing');
      await seeGround(visitor, 'light');
    },
  },
  {
    name: 'the audience switcher',
    path: '/',
    width: 1440,
    async use(visitor) {
      const switcher = {css: 'summary', has: switcherLabels.en};
      await visitor.click(switcher);
      await visitor.seeShown({css: 'details[open] a', name: audienceLabels.en.ecomm});
      await visitor.see(
        'the switcher whole in the window',
        ({find}, wanted) => {
          const box = find(wanted)?.closest('details')?.getBoundingClientRect();
          return box !== undefined && box.left >= 0 && box.right <= window.innerWidth + 1;
        },
        switcher,
      );
      await visitor.press('Escape');
      await visitor.seeGone({css: 'details[open] a', name: audienceLabels.en.ecomm});
      await visitor.press('Enter');
      await visitor.click({css: 'details[open] a', name: audienceLabels.en.ecomm});
      await visitor.seePath('/?audience=ecomm');
      await visitor.seeText(switcher, audienceLabels.en.ecomm);
    },
  },
  {name: 'the lead dialog', path: '/', use: (visitor) => useLeadDialog(visitor, 'en')},
  {
    name: 'the lead dialog in German',
    path: '/?audience=german&locale=de-DE',
    use: (visitor) => useLeadDialog(visitor, 'de'),
  },
  {
    name: 'the extension dialog',
    path: '/',
    async use(visitor) {
      const opener = {css: '[data-opens-dialog="extension"]'};
      await visitor.click(opener);
      await visitor.seeShown({css: 'dialog[open]', name: 'Get the extension'});
      await visitor.click({css: 'dialog[open] button', name: 'Try it on your site first (Recommended)'});
      await visitor.seeShown({css: 'dialog[open] input[name="email"]'});
      await visitor.press('Escape');
      await visitor.seeGone({css: 'dialog[open]'});
      await visitor.seeFocused(opener);
    },
  },
  {
    name: 'the search by shortcut and arrow keys',
    path: '/docs',
    async use(visitor) {
      const option = {css: '[role="option"]'};
      await visitor.press('Control+k');
      await visitor.seeFocused({css: 'input[role="combobox"]', name: 'Search this site'});
      await visitor.type('postman');
      await visitor.seeShown(option);
      await visitor.see(
        'the API guide first, chosen',
        ({find}, first) => {
          const found = find(first);
          const [path] = (found?.getAttribute('href') ?? '').split('#');
          return path === '/docs/advanced-features/api-integration' && found?.ariaSelected === 'true';
        },
        option,
      );
      await visitor.press('ArrowDown');
      await visitor.see('the second result chosen', ({all}, any) => all(any)[1]?.ariaSelected === 'true', option);
      await visitor.press('ArrowUp');
      await visitor.press('Enter');
      await visitor.seePath('/docs/advanced-features/api-integration');
      await visitor.seeGone({css: 'dialog[open]'});
    },
  },
];
