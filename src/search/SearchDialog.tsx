import {useEffect, useId, useState, type KeyboardEvent, type MouseEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {Search} from 'lucide-react';
import {useLanguage} from '@site/src/audience';
import {Dialog, DialogDescription, DialogTitle} from '@site/src/components/Dialog';
import {searchWords} from '@site/src/data/search';
import type {HostedDialogProps} from '@site/src/dialogs/load';
import {isPlainClick} from '@site/src/lib/isPlainClick';
import {KeyHints} from './KeyHints';
import {moveSelection} from './moveSelection';
import {optionGroups, type ResultOption} from './options';
import {Results} from './Results';
import {useSearch} from './useSearch';
import styles from './SearchDialog.module.css';

/** The search: a field and the list of what it finds, both of which the keyboard alone can use. */
export function SearchDialog({open, onClose, onReturnFocus}: HostedDialogProps): ReactNode {
  const language = useLanguage();
  const words = searchWords[language];
  const history = useHistory();
  const listId = useId();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<string>();
  const state = useSearch(query);
  const groups = state.kind === 'found' ? optionGroups(state.results) : [];
  const options = groups.flatMap((group) => group.options);
  const selected = options.find(({id}) => id === chosen) ?? options[0];

  useEffect(() => {
    if (chosen !== undefined) document.getElementById(chosen)?.scrollIntoView({block: 'nearest'});
  }, [chosen]);

  const goTo = ({href}: ResultOption): void => {
    onClose();
    history.push(href);
  };
  const openOption = (option: ResultOption, event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    goTo(option);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const next = moveSelection(event.key, options, selected);
    if (next !== undefined) {
      event.preventDefault();
      setChosen(next.id);
    } else if (event.key === 'Enter' && selected !== undefined) {
      event.preventDefault();
      if (event.metaKey || event.ctrlKey) window.open(selected.href, '_blank', 'noopener');
      else goTo(selected);
    }
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onReturnFocus={onReturnFocus}
      language={language}
      closeLabel={words.close}
      size="top"
    >
      <div className={styles.layout}>
        <DialogTitle className="visually-hidden">{words.title}</DialogTitle>
        <DialogDescription className="visually-hidden">{words.description}</DialogDescription>
        <div className={styles.field}>
          <Search size={20} aria-hidden="true" className={styles.icon} />
          <input
            data-first-focus
            type="text"
            inputMode="search"
            enterKeyHint="go"
            role="combobox"
            aria-label={words.title}
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={options.length > 0 ? listId : undefined}
            aria-activedescendant={selected?.id}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder={words.placeholder}
            value={query}
            className={styles.input}
            onChange={(event) => {
              setQuery(event.target.value);
              setChosen(undefined);
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        {state.kind === 'empty' && <p className={styles.note}>{words.hint}</p>}
        {state.kind === 'loading' && <p className={styles.note}>{words.loading}</p>}
        {state.kind === 'failed' && (
          <div className={styles.note} role="alert">
            <p className={styles.strong}>{words.failed}</p>
            <p>{words.failedHint}</p>
          </div>
        )}
        {state.kind === 'found' && state.results.corrected !== undefined && options.length > 0 && (
          <p className={styles.note}>{words.corrected(state.results.corrected)}</p>
        )}
        {state.kind === 'found' && options.length === 0 && (
          <div className={styles.note}>
            <p className={styles.strong}>{words.nothing(state.results.query)}</p>
            <p>
              {words.nothingHint}{' '}
              <Link to="/docs" onClick={onClose}>
                {words.docs}
              </Link>
              .
            </p>
          </div>
        )}
        {options.length > 0 && (
          <Results
            id={listId}
            groups={groups}
            words={state.kind === 'found' ? state.results.words : []}
            selected={selected?.id}
            language={language}
            onSelect={({id}) => setChosen(id)}
            onOpen={openOption}
          />
        )}
        <p className="visually-hidden" role="status">
          {state.kind === 'found' &&
            (options.length > 0 ? words.count(options.length) : words.nothing(state.results.query))}
        </p>
        <KeyHints {...words.keys} />
      </div>
    </Dialog>
  );
}
