/** What translators and extensions do to the nodes of a page. Each function also runs in pages, as text. */

/**
 * Puts two elements around each text, as Google Translate does.
 *
 * @param words what each text is replaced by; without it, the text itself is moved into the elements.
 */
export function translate(root: Element, words?: (text: string) => string): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  const make = (name: string): HTMLElement => document.createElement(name);
  for (const text of texts) {
    const isLeft = text.parentElement?.closest('script, style, noscript, textarea, option, title, svg, font');
    if (isLeft !== null || text.data.trim() === '') continue;
    const [outer, inner] = [make('font'), make('font')];
    outer.append(inner);
    text.before(outer);
    if (words === undefined) inner.append(text);
    else {
      inner.textContent = words(text.data);
      text.remove();
    }
  }
}

/** Puts the words back as translators do that are asked for the original: not the texts that they took away. */
export function showOriginal(root: Element): void {
  for (const font of root.querySelectorAll<HTMLElement>('font'))
    if (font.isConnected) font.replaceWith(font.textContent);
}

/**
 * Cuts each text in two and marks the second half, as highlighters, dictionaries and currency converters do.
 *
 * @param isReplaced whether the text itself is thrown away, as by those that write HTML.
 */
export function markHalves(root: Element, isReplaced = false): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const isLeft = text.parentElement?.closest('script, style, noscript, textarea, option, title, svg');
    if (isLeft !== null || text.data.trim() === '') continue;
    const half = text.splitText(Math.ceil(text.data.length / 2));
    const mark = document.createElement('mark');
    half.before(mark);
    mark.append(half);
    if (isReplaced) text.replaceWith(text.data);
  }
}

/** Puts nodes, attributes and styles wherever writing aids, password managers, shopping helpers and dimmers put theirs. */
export function actAsExtensions(root: Element): void {
  const {documentElement: html, body} = document;
  for (const name of ['data-darkreader-mode', 'data-gr-ext-installed', 'cz-shortcut-listen', 'bis_register']) {
    for (const each of [html, body]) each.setAttribute(name, 'true');
  }
  for (const each of root.querySelectorAll<HTMLElement>('div, form, label, input, textarea, select, button')) {
    for (const name of ['bis_skin_checked', 'data-dashlane-rid', 'data-lpignore']) each.setAttribute(name, '1');
    each.style.setProperty('--darkreader-inline-color', '#fff');
  }
  const parents = root.querySelectorAll('[data-island], form, fieldset, legend, label, button, p, ul, li, div');
  for (const parent of [html, body, root, ...parents]) {
    if (parent !== html) parent.prepend(document.createElement('grammarly-extension'));
    parent.append(document.createElement('com-1password-button'));
  }
}

/** Puts a node after each field, as password managers and writing aids do. */
export function putBesideFields(root: ParentNode): void {
  for (const field of root.querySelectorAll('input, textarea, select')) {
    const icon = document.createElement('div');
    icon.dataset.extensionIcon = '';
    field.after(icon);
  }
}

/** A text in Arabic and Hebrew, as long as it was; its digits stay, as translators leave them. */
export function rightToLeft(text: string): string {
  return text.replace(
    /[A-Za-z’']+/g,
    (word) => ['صفحة', 'הדף', 'اختبار', 'מבחן', 'الزوار', 'מבקרים'][word.length % 6] ?? word,
  );
}

/** Turns a page's direction, as translators into Arabic and Hebrew do. */
export function turnAround(root: Element): void {
  root.ownerDocument.documentElement.dir = 'rtl';
  root.ownerDocument.documentElement.classList.add('translated-rtl');
}
