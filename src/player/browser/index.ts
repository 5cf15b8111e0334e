/** The script of the player's page. It is in the head, so that the theme is there before the first frame. */
import {languageOf, parseAudience} from '@site/src/lib/audience';
import {startPlayer} from './player';
import {followTheme} from './theme';

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
