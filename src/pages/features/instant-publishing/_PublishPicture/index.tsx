import {publishTime} from '@site/src/content/claims';
import {ownAddress} from '../words';
import {Lines} from '@site/src/ui/DrawnPage';
import {Tailored} from '@site/src/ui/Tailored';
import {Frame} from '../../_Frame';
import styles from './styles.module.css';

const caption = {fill: 'var(--on-butter-2)', fontFamily: 'var(--text)', fontSize: 15, fontWeight: 500};
const address = {
  fill: 'var(--ink)',
  fontFamily: 'var(--display)',
  fontSize: 18,
  fontWeight: 700,
  letterSpacing: '-0.02em',
};

/** A tailored page with its swing tag: the URL it was given when it was published. */
export function PublishPicture() {
  return (
    <div
      className={styles.picture}
      role="img"
      aria-label={`A tailored page with a swing tag on a thread. The tag says ${ownAddress}, published in ${publishTime.value}.`}
    >
      <Frame address={ownAddress}>
        <div className={styles.page}>
          <div className={styles.headline}>
            Fresh coffee for <Tailored>the whole office</Tailored>
          </div>
          <Lines lengths={[72, 72, 48]} />
        </div>
      </Frame>
      <svg className={styles.tag} viewBox="0 0 340 200" aria-hidden="true">
        <path className={styles.card} d="M52 42h264a14 14 0 0 1 14 14v118a14 14 0 0 1-14 14H52L10 148V82z" />
        <g fill="none" stroke="var(--stitch)" strokeWidth="2">
          <path strokeDasharray="7 5" d="M58 54h250a10 10 0 0 1 10 10v102a10 10 0 0 1-10 10H58l-36-34V88z" />
          <circle fill="var(--surface)" stroke="var(--ink)" strokeWidth="4" cx="42" cy="115" r="11" />
          <path strokeWidth="3" strokeLinecap="round" d="M42 115C-4 96 18 40 66 6" />
        </g>
        <text {...caption} x="74" y="92">
          Its own URL
        </text>
        <text {...address} x="74" y="123">
          {ownAddress}
        </text>
        <text {...caption} x="74" y="154">
          Published in {publishTime.value}
        </text>
      </svg>
    </div>
  );
}
