import clsx from 'clsx';
import type {Language} from '@site/src/lib/audience';
import {Section} from '@site/src/ui/Section';
import cardLink from '@site/src/ui/CardLink/styles.module.css';
import {SiteLink} from '@site/src/ui/SiteLink';
import {hasTooltip} from '@site/src/ui/Tooltip/hasTooltip';
import {PerVisitor} from '@site/src/ui/PerAudience';
import {stitch, TailoredText} from '../Stitch';
import {leadDiffers, tileOrder} from '../order';
import {WideHeading} from '../WideHeading';
import {TilePicture} from './TilePicture';
import type {SectionWords, TileId} from '../words/sections.en';
import styles from './styles.module.css';

interface FeatureTileProps {
  readonly id: TileId;
  readonly words: SectionWords['tiles']['items'][TileId];
  readonly language: Language;
  readonly className: string | undefined;
}

function FeatureTile({id, words, language, className}: FeatureTileProps) {
  return (
    <li className={clsx(styles.tile, className)} data-tile={id}>
      <h3 className={cardLink.cardLink}>
        <SiteLink to={words.link} className={styles.link} {...hasTooltip(words.tooltip)}>
          {words.label}
        </SiteLink>
      </h3>
      <p className={styles.description}>{words.description}</p>
      <TilePicture id={id} language={language} />
    </li>
  );
}

/** Four features on uneven tiles; what the audience would look for comes first. */
export function Tiles({words, language}: {words: SectionWords['tiles']; language: Language}) {
  return (
    <Section>
      <WideHeading title={words.heading}>
        <TailoredText part="tiles" shape="run" language={language} />
      </WideHeading>
      <PerVisitor as="div" language={language}>
        {(audience) => (
          <ul className={styles.tiles}>
            {tileOrder[audience].map((id, index) => (
              <FeatureTile
                key={id}
                id={id}
                words={words.items[id]}
                language={language}
                className={index === 0 ? stitch('frame', leadDiffers(tileOrder, audience)) : undefined}
              />
            ))}
          </ul>
        )}
      </PerVisitor>
    </Section>
  );
}
