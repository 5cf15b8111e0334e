import {Maximize2} from 'lucide-react';
import {Dialog, DialogDescription, DialogTitle} from '@site/src/ui/Dialog';
import {opensDialog} from '@site/src/ui/Dialog/opensDialog';
import {Drawing} from './Drawing';
import {examplesWords, landingPageExamples} from './words';
import styles from './styles.module.css';

/** Both examples on one picture of 4 by 3. */
function Overview() {
  return (
    <svg className={styles.overview} viewBox="0 0 1200 900" role="img" aria-label={examplesWords.alternative}>
      <rect fill="var(--indigo-wash)" width="1200" height="900" />
      {landingPageExamples.map((example, index) => (
        <g key={example.id} transform={`translate(${index === 0 ? '36 36' : '414 301.5'}) scale(1.25)`}>
          <Drawing example={example} />
        </g>
      ))}
    </svg>
  );
}

/** The picture, which opens the same one enlarged: as large as the screen, and on phones to be moved along. */
export function Examples() {
  return (
    <>
      <figure>
        <button type="button" className={styles.opener} {...opensDialog('examples')}>
          <Overview />
          <span className={styles.enlarge} data-print="hide" data-needs-script>
            <Maximize2 size={16} aria-hidden="true" />
            {examplesWords.enlarge}
          </span>
        </button>
        <figcaption className={styles.caption}>{examplesWords.caption}</figcaption>
      </figure>
      <Dialog name="examples" size="full" withoutScript={<p>The enlarged picture needs JavaScript.</p>}>
        {(language) => (
          <>
            <div className={styles.head}>
              <DialogTitle dialog="examples" language={language}>
                {examplesWords.title}
              </DialogTitle>
              <DialogDescription dialog="examples" language={language} className={styles.text}>
                {examplesWords.caption}
              </DialogDescription>
            </div>
            {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls on narrow screens, for the keyboard too */}
            <div className={styles.pan} role="region" aria-label={examplesWords.title} tabIndex={0}>
              <Overview />
            </div>
          </>
        )}
      </Dialog>
    </>
  );
}
