import {useId, type ReactNode} from 'react';
import type {Language} from '@site/src/lib/audience';
import {Section} from '@site/src/ui/Section';
import {SiteLink} from '@site/src/ui/SiteLink';
import {hasTooltip, Tooltip} from '@site/src/ui/Tooltip';
import {TilePicture} from './TilePicture';
import type {SectionWords, Tile, TileId} from '../words/types';
import styles from './styles.module.css';

function FeatureTile({tile, language}: {tile: Tile; language: Language}): ReactNode {
  const tooltip = useId();
  return (
    <li className={styles.tile} data-tile={tile.id}>
      <h3>
        <SiteLink to={tile.link} className={styles.link} {...hasTooltip(tooltip)}>
          {tile.label}
        </SiteLink>
      </h3>
      <Tooltip id={tooltip}>{tile.tooltip}</Tooltip>
      <p className={styles.description}>{tile.description}</p>
      <TilePicture id={tile.id} language={language} />
    </li>
  );
}

export interface TilesProps {
  words: SectionWords['tiles'];
  order: readonly TileId[];
  language: Language;
}

/** Four features on uneven tiles; what the audience would look for comes first. */
export function Tiles({words, order, language}: TilesProps): ReactNode {
  return (
    <Section>
      <div className={styles.head}>
        <h2>{words.heading}</h2>
        <p className={styles.lead}>{words.lead}</p>
      </div>
      <ul className={styles.tiles}>
        {order.map((id) => (
          <FeatureTile key={id} tile={words.items[id]} language={language} />
        ))}
      </ul>
    </Section>
  );
}
