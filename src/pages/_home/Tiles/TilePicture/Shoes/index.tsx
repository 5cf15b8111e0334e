import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

const sneaker = (
  <>
    <path
      className={styles.indigoFill}
      d="M22 80c-1-18 1-33 8-43 7 7 18 8 29-2 6-5 12-3 15 3 9 16 26 23 48 27 15 3 20 8 20 15z"
    />
    <path
      className={styles.soft}
      d="M120 64.5c-7 3-10 9-10 15.5h32c0-7-5-12-22-15.5zM22 80c-1-12 0-23 3-32l15 6c-3 8-4 17-4 26z"
    />
    <path className={styles.paperStroke} d="m70 46 11-7M77 54l11-8M86 61l11-8" strokeWidth="3.5" />
    <path className={styles.paperFill} d="M20 80h123q7 0 7 7t-8 7H28q-9 0-9-7z" />
    <path className={styles.inkStroke} d="M28 89h108" strokeWidth="1.5" strokeDasharray="1 5" />
  </>
);

const boot = (
  <g transform="translate(9 9.2) scale(0.9)">
    <path className={styles.inkFill} d="M42 16h42c-1 14 1 26 9 33 11 8 32 7 42 14 7 5 8 11 8 17H36c-1-22 1-44 6-64z" />
    <path className={styles.gold} d="M60 17h15c-1 14 1 25 6 32H60z" />
    <path className={styles.brown} d="M33 78h111q4 0 4 5v9H84l-3 7H37q-4 0-4-4z" />
    <path className={styles.goldStroke} d="M36 80c26-3 62-3 106-2M42 16h42" strokeWidth="3" />
    <path className={styles.inkStroke} d="M42 16c-4-8 2-12 6-6" strokeWidth="3" />
  </g>
);

const sandal = (
  <>
    <path
      className={styles.sageStroke}
      d="M41 78c0-14 4-25 15-31 10 10 16 18 20 27M56 47c10-4 19-3 27 3"
      strokeWidth="8"
    />
    <path className={styles.sageStroke} d="M88 76c5-17 20-25 39-19 6 6 9 12 10 19" strokeWidth="10" />
    <circle className={styles.paperFill} cx="57" cy="48" r="4" />
    <path className={styles.cork} d="M18 78c30-4 56 3 84-2 18-3 34-3 46 2v9H18z" />
    <path className={styles.inkFill} d="M18 86h130v4q0 4-5 4H23q-5 0-5-4z" />
  </>
);

/** The page's own, and what a keyword of an ad has in its place. */
const shoes = [
  {shoe: sneaker, ground: styles.indigoWash, term: undefined},
  {shoe: boot, ground: styles.butter, term: 'boots'},
  {shoe: sandal, ground: styles.sageWash, term: 'sandals'},
] as const;

/** Shoes for three visitors, in the place of the same picture. */
export function Shoes(): ReactNode {
  return (
    <div className={styles.shoes}>
      {shoes.map(({shoe, ground, term}) => (
        <div key={term ?? 'original'} className={styles.shoe}>
          <svg
            className={clsx(ground, 'own-light')}
            viewBox="0 0 166 112"
            fill="none"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            {shoe}
          </svg>
          <code>
            {term === undefined ? (
              'Original'
            ) : (
              <>
                ?utm_term=
                <wbr />
                {term}
              </>
            )}
          </code>
        </div>
      ))}
    </div>
  );
}
