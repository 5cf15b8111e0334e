import type {ReactNode} from 'react';
import {Dialog, DialogDescription, DialogTitle} from '@site/src/ui/Dialog';
import {examplesWords, landingPageExamples} from './words';
import {Drawing, drawingSize} from './Drawing';
import styles from './styles.module.css';

/** The picture as large as the screen allows: all examples, two side by side on wide screens. */
export function EnlargedExamples(): ReactNode {
  return (
    <Dialog name="examples" closeLabel={{en: examplesWords.close, de: examplesWords.close}} size="wide">
      {(language) => (
        <>
          <div className={styles.head}>
            <DialogTitle dialog="examples" language={language} className={styles.title}>
              {examplesWords.title}
            </DialogTitle>
            <DialogDescription dialog="examples" language={language} className={styles.text}>
              {examplesWords.description}
            </DialogDescription>
          </div>
          <ul className={styles.list}>
            {landingPageExamples.map((example) => (
              <li key={example.id}>
                <svg viewBox={`0 0 ${drawingSize.width} ${drawingSize.height}`} aria-hidden="true">
                  <Drawing example={example} />
                </svg>
                <p className={styles.visitor}>{example.visitor}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
