import type {ReactNode} from 'react';
import {Button, ButtonLink} from '@site/src/ui/Button';
import {Wrap} from '@site/src/ui/Wrap';
import type {HeroWords} from '../words/types';
import {opensDialog} from '@site/src/ui/Dialog/opensDialog';
import styles from './styles.module.css';

export interface HeroProps {
  words: HeroWords;
  headline: ReactNode;
  lead: ReactNode;
  demo: ReactNode;
}

/** The first screen: what the product does, in words on the left and at work on the right. */
export function Hero({words, headline, lead, demo}: HeroProps): ReactNode {
  return (
    <section className={styles.hero}>
      <Wrap className={styles.columns}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{words.eyebrow}</p>
          <h1 className={styles.headline}>{headline}</h1>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.actions}>
            <Button {...opensDialog('lead')}>{words.tryIt}</Button>
            <ButtonLink kind="secondary" to="/demos">
              {words.watch}
            </ButtonLink>
          </div>
        </div>
        {demo}
      </Wrap>
    </section>
  );
}
