import {Search, ArrowDown, ArrowUp, CornerDownLeft} from 'lucide-react';
import {Dialog, DialogDescription, DialogTitle} from '@site/src/ui/Dialog';
import {searchExamples, searchWords} from './words';
import styles from './SearchDialog.module.css';

/** The keys of the search, hidden from assistive technology, which announces them itself. */
function KeyHints({choose, open, close}: (typeof searchWords.en)['keys']) {
  return (
    <p className={styles.hints} aria-hidden="true">
      <span>
        <kbd>
          <ArrowUp size={14} />
        </kbd>
        <kbd>
          <ArrowDown size={14} />
        </kbd>
        {choose}
      </span>
      <span>
        <kbd>
          <CornerDownLeft size={14} />
        </kbd>
        {open}
      </span>
      <span>
        <kbd>Esc</kbd>
        {close}
      </span>
    </p>
  );
}

const closeLabel = {en: searchWords.en.close, de: searchWords.de.close};

/** The search dialog: a field and the list of results. */
export function SearchDialog() {
  return (
    <Dialog name="search" closeLabel={closeLabel} size="top">
      {(language) => {
        const words = searchWords[language];
        return (
          <div className={styles.layout} data-search-dialog={language}>
            <DialogTitle dialog="search" language={language} className="visually-hidden">
              {words.title}
            </DialogTitle>
            <DialogDescription dialog="search" language={language} className="visually-hidden">
              {words.description}
            </DialogDescription>
            <div className={styles.field}>
              <Search size={20} aria-hidden="true" className={styles.icon} />
              <input
                data-first-focus
                data-search-query
                type="text"
                inputMode="search"
                enterKeyHint="go"
                role="combobox"
                aria-label={words.title}
                aria-autocomplete="list"
                aria-expanded={false}
                aria-controls={`search-results-${language}`}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                placeholder={words.placeholder}
                className={styles.input}
              />
            </div>
            <div data-search-results>
              <p className={styles.note}>
                {words.hint}{' '}
                {searchExamples.map((example) => (
                  <button key={example} type="button" data-search-example className={styles.example} lang="en">
                    {example}
                  </button>
                ))}{' '}
                {words.browse} <a href="/docs">{words.docs}</a>.
              </p>
            </div>
            <p className="visually-hidden" role="status" data-search-status />
            <KeyHints {...words.keys} />
          </div>
        );
      }}
    </Dialog>
  );
}
