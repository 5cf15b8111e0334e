import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The page's own, and what a keyword of an ad has in its place. */
const shoes = [
  {shoe: 'sneaker', ground: styles.indigoWash, term: undefined},
  {shoe: 'boot', ground: styles.butter, term: 'boots'},
  {shoe: 'sandal', ground: styles.sageWash, term: 'sandals'},
] as const;

/** Shoes for three visitors, in the place of the same picture. */
export function Shoes(): ReactNode {
  return (
    <div className={styles.shoes}>
      {shoes.map(({shoe, ground, term}) => (
        <div key={shoe} className={styles.shoe}>
          <img
            className={clsx(ground, 'own-light')}
            src={`/img/home/${shoe}.svg`}
            alt=""
            width={166}
            height={112}
            loading="lazy"
          />
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
