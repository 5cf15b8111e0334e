import type {ComponentProps} from 'react';
import clsx from 'clsx';
import tilePicture from '../styles.module.css';
import styles from './styles.module.css';

/** The page's own, and what a keyword of an ad has in its place. */
const shoes = [
  {shoe: 'sneaker', term: undefined},
  {shoe: 'boot', term: 'boots'},
  {shoe: 'sandal', term: 'sandals'},
] as const;

/** Shoes for three visitors, in the place of the same picture. */
export function Shoes({className, ...rest}: ComponentProps<'div'>) {
  return (
    <div className={clsx(styles.shoes, className)} {...rest}>
      {shoes.map(({shoe, term}) => (
        <div key={shoe} className={styles.shoe}>
          <img
            className={clsx('own-light', term !== undefined && tilePicture.sewn)}
            src={`/img/home/${shoe}.svg`}
            alt=""
            width={150}
            height={101}
            loading="lazy"
          />
          <span translate={term === undefined ? undefined : 'no'}>
            {term === undefined ? (
              'Original'
            ) : (
              <>
                ?utm_term=
                <wbr />
                {term}
              </>
            )}
          </span>
        </div>
      ))}
    </div>
  );
}
