import clsx from 'clsx';
import type {Language} from '@site/src/lib/audience';
import {Button, ButtonLink} from '@site/src/ui/Button';
import {Wrap} from '@site/src/ui/Wrap';
import text from '@site/src/ui/text.module.css';
import denim from '@site/src/ui/denim.module.css';
import {opensDialog} from '@site/src/ui/Dialog/opensDialog';
import {CareLabel} from '../CareLabel';
import {HeroDemo} from '../HeroDemo';
import {PerVisitor} from '@site/src/ui/PerAudience';
import {Line, stitch} from '../Stitch';
import {heroWords, openings} from '../words/hero';
import {lineText, type TailoredLine} from '../words/tailored';
import styles from './styles.module.css';

/** A headline of more characters than this is set smaller, so that it keeps to four lines. */
const longFrom = 45;

/** The original's headline, whose word that the others replace stands in one line with the next, as a thread leads from it. */
function ChalkedLine({line: {before, tailored, after}}: {readonly line: TailoredLine}) {
  const next = /^\s*\S*/.exec(after)?.[0] ?? '';
  return (
    <>
      {before}
      <span className={styles.chalked}>
        <span className={stitch('word', false)}>{tailored}</span>
        {next}
      </span>
      {after.slice(next.length)}
    </>
  );
}

/** The first screen: what the product does, in words on the left and at work on the right. */
export function Hero({language}: {readonly language: Language}) {
  const words = heroWords[language];
  return (
    <section className={clsx(denim.ground, styles.hero)}>
      <Wrap className={styles.columns}>
        <div className={clsx(denim.words, styles.words)}>
          <p className={clsx(text.aside, text.strong, styles.eyebrow)}>{words.eyebrow}</p>
          <h1 className={styles.headline}>
            <PerVisitor language={language}>
              {(audience) => {
                const {headline} = openings[audience];
                const isTailored = audience !== 'default';
                const size = lineText(headline).length > longFrom && styles.long;
                return (
                  <span className={clsx(styles.size, size)}>
                    {isTailored ? <Line line={headline} shape="word" isTailored /> : <ChalkedLine line={headline} />}
                  </span>
                );
              }}
            </PerVisitor>
          </h1>
          <p className={styles.lead}>
            <PerVisitor language={language}>
              {(audience) => <Line line={openings[audience].lead} shape="run" isTailored={audience !== 'default'} />}
            </PerVisitor>
          </p>
          <div className={styles.actions}>
            <Button {...opensDialog('lead')}>{words.tryIt}</Button>
            <ButtonLink kind="secondary" to="/demos">
              {words.watch}
            </ButtonLink>
          </div>
          <PerVisitor as="div" language={language}>
            {(audience) => <CareLabel audience={audience} language={language} />}
          </PerVisitor>
        </div>
        <div>
          <PerVisitor as="div" language={language}>
            {(audience) => <HeroDemo words={words} audience={audience} language={language} />}
          </PerVisitor>
          <p className={styles.hint}>{words.hint}</p>
        </div>
      </Wrap>
    </section>
  );
}
