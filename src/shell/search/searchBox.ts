import type {Language} from '@site/src/lib/audience';
import {searchWords} from './words';
import {isPlainClick} from '@site/src/browser/isPlainClick';
import {isForInputMethod} from '@site/src/browser/keyTarget';
import {moveSelection, optionGroups, type ResultOption} from './options';
import {correctedNote, failedNote, loadingNote, nothingNote, resultList, titlesOnlyNote} from './results';
import type {SearchResults} from './search';
import {searchSite} from './searchSite';

/** How the visitor wants to open the first result that is still to come. */
type Opening = 'here' | 'new tab';

/** The field and the list of results, in one language; the field keeps the focus. */
export class SearchBox {
  private options: readonly ResultOption[] = [];
  private selected: ResultOption | undefined;
  /** Whether the visitor has moved the selection since they last typed. */
  private isChosen = false;
  private latest = 0;
  private isLooking = false;
  private opening: Opening | undefined;
  private readonly hint: readonly Node[];
  private readonly listId: string;

  constructor(
    private readonly field: HTMLInputElement,
    private readonly output: HTMLElement,
    private readonly status: HTMLElement,
    private readonly language: Language,
  ) {
    this.hint = [...output.childNodes];
    this.listId = `search-results-${language}`;
    field.addEventListener('input', () => this.look());
    field.addEventListener('keydown', (event) => this.onKeyDown(event));
    // A visitor who closes the dialog no longer wants to go anywhere.
    field.closest('dialog')?.addEventListener('close', () => (this.opening = undefined));
    output.addEventListener('mousemove', ({target}) => this.onPointed(target));
    output.addEventListener('click', (event) => {
      const example = event.target instanceof Element ? event.target.closest('[data-search-example]') : null;
      if (example !== null) {
        field.value = example.textContent;
        field.focus();
        this.look();
        return;
      }
      // The browser follows the link; the dialog would cover an anchor on this page.
      if (event.target instanceof Element && event.target.closest('a') && isPlainClick(event)) this.close();
    });
  }

  /** Searches for the field's text. The last results stay until the new ones are there. */
  look(): void {
    const query = this.field.value;
    const mine = (this.latest += 1);
    this.opening = undefined;
    this.isChosen = false;
    this.isLooking = query.trim() !== '';
    if (!this.isLooking) return this.show(...this.hint);
    if (this.options.length === 0) this.show(loadingNote(this.language));
    searchSite(query).then(
      (results) => this.answer(mine, () => this.showResults(results)),
      () => this.answer(mine, () => this.show(failedNote(this.language))),
    );
  }

  /** Opens the selected result, or the first one of a query that is not answered yet. */
  open(how: Opening): void {
    if (this.isLooking) this.opening = how;
    else if (this.selected !== undefined && how === 'new tab') window.open(this.selected.href, '_blank', 'noopener');
    else if (this.selected !== undefined) {
      this.close();
      window.location.assign(this.selected.href);
    }
  }

  /** Shows the results of a query, unless there is a newer one. */
  private answer(query: number, show: () => void): void {
    if (query !== this.latest) return;
    this.isLooking = false;
    show();
    if (this.opening !== undefined) this.open(this.opening);
  }

  private showResults(results: SearchResults): void {
    const {query, corrected, words, hasTexts} = results;
    const groups = optionGroups(results);
    const options = groups.flatMap((group) => group.options);
    // Keeps the line that the visitor selected in the last results.
    const kept = this.isChosen ? options.find(({href}) => href === this.selected?.href) : undefined;
    const {nothing, count} = searchWords[this.language];
    const limits = hasTexts ? [] : [titlesOnlyNote(this.language)];
    if (options.length === 0) this.show(nothingNote(query, this.language), ...limits);
    else {
      const notes = corrected === undefined ? limits : [correctedNote(corrected, this.language), ...limits];
      this.show(...notes, resultList(this.listId, groups, words, this.language));
    }
    this.options = options;
    this.field.setAttribute('aria-expanded', String(options.length > 0));
    if (options.length > 0) this.field.setAttribute('aria-controls', this.listId);
    this.select(kept ?? options[0]);
    this.status.textContent = options.length > 0 ? count(options.length) : nothing(query);
  }

  /** Shows something in place of the results. */
  private show(...content: readonly Node[]): void {
    this.output.replaceChildren(...content);
    this.options = [];
    this.select(undefined);
    this.field.setAttribute('aria-expanded', 'false');
    this.field.removeAttribute('aria-controls');
    this.status.textContent = '';
  }

  private select(option: ResultOption | undefined): HTMLElement | undefined {
    this.selected = option;
    let chosen: HTMLElement | undefined;
    for (const line of this.output.querySelectorAll<HTMLElement>('[role="option"]')) {
      line.setAttribute('aria-selected', String(line.id === option?.id));
      if (line.id === option?.id) chosen = line;
    }
    if (option === undefined) this.field.removeAttribute('aria-activedescendant');
    else this.field.setAttribute('aria-activedescendant', option.id);
    return chosen;
  }

  private choose(option: ResultOption): void {
    this.isChosen = true;
    this.select(option)?.scrollIntoView({block: 'nearest'});
  }

  private onPointed(target: EventTarget | null): void {
    const line = target instanceof Element ? target.closest('[role="option"]') : null;
    const option = this.options.find(({id}) => id === line?.id);
    if (option !== undefined && option !== this.selected) this.choose(option);
  }

  private onKeyDown(event: KeyboardEvent): void {
    if (isForInputMethod(event)) return;
    const next = moveSelection(event.key, this.options, this.selected);
    if (next !== undefined) {
      event.preventDefault();
      this.choose(next);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      this.open(event.metaKey || event.ctrlKey ? 'new tab' : 'here');
    }
  }

  private close(): void {
    this.field.closest('dialog')?.close();
  }
}
