import clsx from 'clsx';
import {Check, CircleQuestionMark, Minus} from 'lucide-react';
import {utmTestWords} from './outcomeWords';
import type {UtmTestInput, UtmTestResult} from '@site/src/lib/utmTest';
import textStyles from '@site/src/ui/text.module.css';
import styles from './Outcome.module.css';

const icons = {match: Check, open: CircleQuestionMark, none: Minus};

interface Piece {
  readonly text: string;
  /** What of the pattern stands for it. */
  readonly by: string;
}

/** The value, cut where the pattern's text begins and ends. */
function piecesOf(result: UtmTestResult): readonly Piece[] {
  if (result.kind !== 'compared') return [];
  const {value, pattern, match} = result;
  if (match.outcome !== 'match') return [{text: value, by: ''}];
  const {start, end} = match;
  return [
    {text: value.slice(0, start), by: '*'},
    {text: value.slice(start, end), by: pattern.text},
    {text: value.slice(end), by: '*'},
  ].filter(({text}) => text !== '');
}

/** The value laid on the pattern, and what that means for the visitor. */
export function Outcome({input, result}: {input: UtmTestInput; result: UtmTestResult}) {
  const {tone, title, text} = utmTestWords(result, input.parameter);
  const Icon = icons[tone];
  const pieces = piecesOf(result);
  return (
    <div className={styles.outcome} data-tone={tone}>
      <div className={styles.value} aria-hidden="true">
        <span className={clsx(textStyles.aside, styles.parameter)}>{input.parameter} arrives as</span>
        <span className={styles.pieces}>
          {pieces.length === 0 && <span className={styles.nothing}>nothing</span>}
          {pieces.map(({text: piece, by}, index) => (
            <span key={index} className={styles.piece} data-by={by === '*' ? 'star' : by === '' ? 'none' : 'text'}>
              {piece}
              {by !== '' && <span className={styles.by}>{by}</span>}
            </span>
          ))}
        </span>
      </div>
      <div className={styles.verdict} role="status">
        <p className={clsx(textStyles.title, styles.title)}>
          <Icon aria-hidden="true" size={24} />
          {title}
        </p>
        <p>{text}</p>
      </div>
    </div>
  );
}
