import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {Check, ChevronDown} from 'lucide-react';
import {audienceHref, audiences, PerAudience, PerLanguage, useAudience} from '@site/src/audience';
import {audienceLabels, switcherLabel} from '@site/src/data/audienceLabels';
import styles from './styles.module.css';

/** The floating choice at the bottom right; choosing an audience reloads the home page for it. */
export function AudienceSwitcher(): ReactNode {
  const {search} = useLocation();
  const audience = useAudience();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = ({target}: Event): void => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const closeOnEscape = ({key}: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  return (
    <div ref={root} className={styles.switcher} data-print="hide">
      {open && (
        <ul id={listId} className={styles.list}>
          {audiences.map((each) => (
            <li key={each}>
              {/* A plain link: the page is loaded anew, as a visitor from a campaign would load it. */}
              <a
                href={audienceHref(each, search)}
                className={styles.choice}
                aria-current={each === audience ? 'true' : undefined}
              >
                {audienceLabels[each]}
                {each === audience && <Check size={16} aria-hidden="true" />}
              </a>
            </li>
          ))}
        </ul>
      )}
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.label}>{switcherLabel}</span>
        <span className={styles.value}>
          <PerLanguage>
            {(language) =>
              language === 'de' ? audienceLabels.german : <PerAudience>{(each) => audienceLabels[each]}</PerAudience>
            }
          </PerLanguage>
          <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />
        </span>
      </button>
    </div>
  );
}
