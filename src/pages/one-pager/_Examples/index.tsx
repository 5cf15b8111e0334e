import {Maximize2} from 'lucide-react';
import {Dialog, DialogDescription, DialogTitle} from '@site/src/ui/Dialog';
import {opensDialog} from '@site/src/ui/Dialog/opensDialog';
import {Drawing} from './Drawing';
import {examplesWords, landingPageExamples} from './words';
import styles from './styles.module.css';

/** What the picture shows: the original, and before it the version that differs most. */
const shown = landingPageExamples.filter(({id}) => id === 'original' || id === 'team');

/** Two of the examples on one picture of 4 by 3, which opens the dialog that shows all, two side by side on wide screens. */
export function Examples() {
  return (
    <figure>
      <button type="button" className={styles.opener} {...opensDialog('examples')}>
        <svg className={styles.overview} viewBox="0 0 1200 900" role="img" aria-label={examplesWords.alternative}>
          <rect fill="var(--indigo-wash)" width="1200" height="900" />
          {shown.map((example, index) => (
            <g key={example.id} transform={`translate(${index === 0 ? '36 36' : '414 301.5'}) scale(1.25)`}>
              <Drawing example={example} />
            </g>
          ))}
        </svg>
        <span className={styles.enlarge} data-print="hide" data-needs-script>
          <Maximize2 size={16} aria-hidden="true" />
          {examplesWords.enlarge}
        </span>
      </button>
      <figcaption className={styles.caption}>{examplesWords.caption}</figcaption>
      <Dialog name="examples" closeLabel={{en: examplesWords.close, de: examplesWords.close}} size="wide">
        {(language) => (
          <>
            <div className={styles.head}>
              <DialogTitle dialog="examples" language={language}>
                {examplesWords.title}
              </DialogTitle>
              <DialogDescription dialog="examples" language={language} className={styles.text}>
                {examplesWords.description}
              </DialogDescription>
            </div>
            <ul className={styles.list}>
              {landingPageExamples.map((example) => (
                <li key={example.id}>
                  <svg viewBox="0 0 600 450" aria-hidden="true">
                    <Drawing example={example} />
                  </svg>
                  <p className={styles.visitor}>{example.visitor}</p>
                </li>
              ))}
            </ul>
          </>
        )}
      </Dialog>
    </figure>
  );
}
