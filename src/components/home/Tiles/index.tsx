import type {ReactNode} from 'react';
import * as Tooltip from '@radix-ui/react-tooltip';
import {Section} from '@site/src/components/Section';
import {SiteLink} from '@site/src/components/SiteLink';
import {TilePicture} from '@site/src/components/pictures/Tile';
import type {SectionWords, Tile, TileId} from '@site/src/data/home/types';
import styles from './styles.module.css';

function FeatureTile({tile}: {tile: Tile}): ReactNode {
  return (
    <li className={styles.tile} data-tile={tile.id}>
      <h3>
        <Tooltip.Root>
          <Tooltip.Trigger asChild>
            <SiteLink to={tile.link} className={styles.link}>
              {tile.label}
            </SiteLink>
          </Tooltip.Trigger>
          <Tooltip.Portal>
            <Tooltip.Content className={styles.tooltip} side="top" align="start" sideOffset={8} collisionPadding={16}>
              {tile.tooltip}
            </Tooltip.Content>
          </Tooltip.Portal>
        </Tooltip.Root>
      </h3>
      <p className={styles.description}>{tile.description}</p>
      <TilePicture id={tile.id} />
    </li>
  );
}

export interface TilesProps {
  words: SectionWords['tiles'];
  order: readonly TileId[];
}

/** Four features on uneven tiles; what the audience would look for comes first. */
export function Tiles({words, order}: TilesProps): ReactNode {
  return (
    <Section>
      <div className={styles.head}>
        <h2>{words.heading}</h2>
        <p className={styles.lead}>{words.lead}</p>
      </div>
      <Tooltip.Provider>
        <ul className={styles.tiles}>
          {order.map((id) => (
            <FeatureTile key={id} tile={words.items[id]} />
          ))}
        </ul>
      </Tooltip.Provider>
    </Section>
  );
}
