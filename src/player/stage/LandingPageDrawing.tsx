import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Coffee, MessageSquareQuote, Truck} from 'lucide-react';
import type {BlockPart, LandingPage, PagePart} from '../scenes';
import type {Words} from '../words';
import {Picture} from './Picture';
import styles from './LandingPageDrawing.module.css';

const blockIcons = {roasts: Coffee, reviews: MessageSquareQuote, delivery: Truck} as const satisfies Record<
  BlockPart,
  unknown
>;

interface LandingPageDrawingProps {
  readonly page: LandingPage;
  readonly words: Words;
  readonly selected?: PagePart | undefined;
  /** In the editor a hidden part leaves a mark; a visitor gets no trace of it, and on a phone the page in one column. */
  readonly editing?: boolean;
  /** The panel takes its share of the stage: a phone then shows only what the step is about. */
  readonly compact?: boolean;
}

/** The page being tailored. Each part is a target for the cursor and can carry the stitched outline. */
export function LandingPageDrawing({page, words, selected, editing = false, compact = false}: LandingPageDrawingProps) {
  function part(name: PagePart, className: string | undefined, content: ReactNode) {
    const hidden = page.hidden.includes(name);
    if (hidden && !editing) return null;
    return (
      <div
        key={name}
        data-target={name}
        className={clsx(
          styles.part,
          className,
          page.tailored.includes(name) && styles.tailored,
          selected === name && styles.selected,
          hidden && styles.hidden,
        )}
      >
        {hidden ? words.hidden : content}
        {selected === name && <span className={styles.tag}>{words.parts[name]}</span>}
      </div>
    );
  }

  return (
    <div className={clsx(styles.page, 'own-light', !editing && styles.visited, compact && styles.compact)}>
      {part('banner', styles.banner, page.banner)}
      <div className={styles.navigation}>
        <span className={styles.mark} />
        <b>{words.brand}</b>
        <span className={styles.links}>
          {words.navigation.map((link) => (
            <span key={link}>{link}</span>
          ))}
        </span>
      </div>
      <div className={styles.hero}>
        <div className={styles.copy}>
          {part('headline', styles.headline, page.headline)}
          {part('text', styles.text, page.text)}
          {part('button', styles.button, page.button)}
        </div>
        {part('picture', styles.picture, <Picture name={page.picture} />)}
      </div>
      <div className={styles.blocks}>
        {page.blocks.map(({part: name, label}) => {
          const Icon = blockIcons[name];
          return part(
            name,
            styles.block,
            <>
              <Icon aria-hidden="true" />
              {label}
            </>,
          );
        })}
      </div>
    </div>
  );
}
