/**
 * Runs in the head, before the first paint of a list: where the address asks for
 * a part of the posts, the whole list in the HTML is not to be seen first. In
 * `npm start` React puts it in when the list is there: then it does nothing.
 */
export const hideUntilNarrowed =
  "document.readyState==='loading'&&/[?&](q|category|pages)=/.test(location.search)&&document.documentElement.setAttribute('data-narrowed','')";

/** Takes the mark away, once the list shows what is asked of it. */
export function showNarrowed(): void {
  document.documentElement.removeAttribute('data-narrowed');
}
