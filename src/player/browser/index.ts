/** The script of the player's page. It is in the head, so that the theme is there before the first frame. */
import {languageOf, parseAudience} from '@site/src/lib/audience';
import {startPlayer} from './player';
import siteStorage from '@generated/site-storage';

const attribute = 'data-theme';

function isTheme(value: string | null): value is 'light' | 'dark' {
  return value === 'light' || value === 'dark';
}

/** The document of the page around this one, if there is one and it is this site's. */
function framingDocument(): Document | undefined {
  if (window.parent === window) return undefined;
  try {
    return window.parent.document;
  } catch {
    return undefined;
  }
}

/** The choice made on another page of the site; none where storage is denied. */
function storedTheme(): string | null {
  try {
    return window[siteStorage.type].getItem(`theme${siteStorage.namespace}`);
  } catch {
    return null;
  }
}

/** Wears the theme of the page around, which has the switch; on its own the address's or the one chosen before. */
function followTheme(parameters: URLSearchParams): void {
  const own = document.documentElement;
  const around = framingDocument()?.documentElement;
  function wear(theme: string | null): void {
    if (isTheme(theme)) own.setAttribute(attribute, theme);
  }
  wear(parameters.get('docusaurus-theme') ?? storedTheme());
  if (around === undefined) return;
  own.setAttribute('data-framed', '');
  const follow = (): void => wear(around.getAttribute(attribute));
  follow();
  new MutationObserver(follow).observe(around, {attributeFilter: [attribute]});
}

/** Puts the player in another language in place of the English one, where the page has it. */
function speak(language: string): void {
  const other = document.querySelector<HTMLTemplateElement>(`template[data-language="${language}"]`);
  const english = document.querySelector('[data-player]');
  if (other === null || english === null) return;
  english.replaceWith(other.content.cloneNode(true));
  document.documentElement.lang = language;
  const heading = document.querySelector('h1');
  const {title = ''} = other.dataset;
  document.title = document.title.replace(heading?.textContent ?? '', title);
  if (heading !== null) heading.textContent = title;
}

/** A page that frames the player has its own main part, and one is enough. */
function fitIntoFrame(): void {
  if (window.parent !== window) document.querySelector('[role="main"]')?.removeAttribute('role');
}

const parameters = new URLSearchParams(location.search);
followTheme(parameters);
document.addEventListener('DOMContentLoaded', () => {
  fitIntoFrame();
  speak(languageOf(parseAudience(location.search)));
  const player = document.querySelector<HTMLElement>('[data-player]');
  if (player !== null) startPlayer(player, parameters.get('autoplay') === '1');
});
