import clsx from 'clsx';
import {Lines, Navigation} from '@site/src/ui/DrawnPage';
import drawn from '@site/src/ui/DrawnPage/styles.module.css';
import {bikeAddress, bikePage, bikePageLabel, bikeParts, type ChangeId} from './words';
import {arrangement} from '../../_arrangement';
import {BikeScene} from '../_BikeScene';
import {Frame} from '../../_Frame';
import styles from './styles.module.css';

const drawings = {
  colors: (
    <span className={styles.colors}>
      {['indigo', 'sage', 'stitch', 'ink'].map((color) => (
        <i key={color} style={{background: `var(--${color})`}} />
      ))}
    </span>
  ),
  riders: (
    <span className={styles.riders}>
      <i />
      <i />
    </span>
  ),
  companies: (
    <span className={styles.companies}>
      {[1.3, 1.9, 2.5].map((height) => (
        <i key={height} style={{height: `${height}rem`}} />
      ))}
    </span>
  ),
};

/** The whole example page with the changes that are on, each of them stitched. */
export function BikePage({changes}: {changes: ReadonlySet<ChangeId>}) {
  const version = bikePage(changes);
  const states = arrangement(
    bikeParts.map(({id}) => id),
    version.parts,
  );
  const part = (id: ChangeId): string =>
    clsx(drawn.part, styles.part, changes.has(id) && [drawn.stitched, styles.tailored]);
  return (
    <Frame address={bikeAddress} label={bikePageLabel(version)}>
      <div className={styles.page}>
        <Navigation />
        <div className={styles.opening}>
          <div className={styles.words}>
            <p className={styles.headline}>
              Electric bikes for <span className={part('copy')}>{version.headlineEnd}</span>
            </p>
            <Lines lengths={[92, 64]} />
            <span className={part('button')}>
              <span className={clsx(drawn.button, styles.button)}>{version.button}</span>
            </span>
          </div>
          <div className={clsx(part('image'), styles.picture)}>
            <BikeScene name={version.scene} />
          </div>
        </div>
        <div className={styles.parts}>
          {bikeParts.map(({id, name}) => {
            const place = version.parts.indexOf(id);
            return (
              <div
                key={id}
                className={clsx(part('elements'), styles.strip)}
                data-state={states.get(id)}
                style={{translate: `0 calc(${place === -1 ? bikeParts.length - 1 : place} * (100% + 0.5rem))`}}
              >
                {name}
                {drawings[id]}
              </div>
            );
          })}
        </div>
      </div>
    </Frame>
  );
}
