import clsx from 'clsx';
import type {Language} from '@site/src/lib/audience';
import {Section} from '@site/src/ui/Section';
import box from '@site/src/ui/box.module.css';
import cardLink from '@site/src/ui/cardLink.module.css';
import {SiteLink} from '@site/src/ui/SiteLink';
import {hasTooltip} from '@site/src/ui/Tooltip/hasTooltip';
import {PerVisitor} from '@site/src/ui/PerAudience';
import {stitch, TailoredText} from '../Stitch';
import {leadDiffers, tileOrder} from '../order';
import {WideHeading} from '../WideHeading';
import {TilePicture} from './TilePicture';
import type {SectionWords} from '../words/sections.en';
import styles from './styles.module.css';

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
            {tileOrder[audience].map((id, index) => {
              const {label, description, tooltip, link} = words.items[id];
              return (
                <li
                  key={id}
                  className={clsx(
                    box.card,
                    styles.tile,
                    index === 0 && stitch('frame', leadDiffers(tileOrder, audience)),
                  )}
                  data-tile={id}
                >
                  <h3 className={cardLink.cardLink}>
                    <SiteLink to={link} className={styles.link} {...hasTooltip(tooltip)}>
                      {label}
                    </SiteLink>
                  </h3>
                  <p className={styles.description}>{description}</p>
                  <TilePicture id={id} language={language} />
                </li>
              );
            })}
          </ul>
        )}
      </PerVisitor>
    </Section>
  );
}
