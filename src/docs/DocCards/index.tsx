import clsx from 'clsx';
import {EndOfOpening} from '../../ui/FirstPaint';
import {SiteLink} from '../../ui/SiteLink';
import {DocPicture, type DocPictureId} from './DocPicture';
import styles from './styles.module.css';

export interface DocCard {
  to: string;
  title: string;
  text: string;
  picture: DocPictureId;
  /** A short remark after the title, such as a running time. */
  note?: string;
  /** What the guide deals with, as it is in code or in an address bar. */
  sample?: string;
}

export interface DocCardsProps {
  cards: readonly DocCard[];
  /** `front` gives the first guide half the width, `rows` sets one guide below the other. */
  layout: 'front' | 'rows';
}

/** The contents of an index page: one card per guide, the whole card a link. */
export function DocCards({cards, layout}: DocCardsProps) {
  return (
    <>
      <ul className={clsx(styles.cards, styles[layout])} data-wide>
        {cards.map(({to, title, text, picture, note, sample}) => (
          <li key={to}>
            <SiteLink className={styles.card} to={to}>
              <span className={styles.picture}>
                <DocPicture id={picture} />
              </span>
              <span className={styles.words}>
                <span className={styles.title}>{title}</span>
                {note !== undefined && <span className={styles.note}>{note}</span>}
                <span className={styles.text}>{text}</span>
              </span>
              {sample !== undefined && <code className={styles.sample}>{sample}</code>}
            </SiteLink>
          </li>
        ))}
      </ul>
      <EndOfOpening />
    </>
  );
}
