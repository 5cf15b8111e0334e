import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {SiteLink} from '@site/src/ui/SiteLink';
import {demoGuides, guideCategories, type DemoGuide} from '../guides';
import {posters} from './posters';
import onDenim from '@site/src/ui/denim.module.css';
import styles from './styles.module.css';

function Group({category}: {readonly category: DemoGuide['category']}) {
  const guides = demoGuides.filter((guide) => guide.category === category);
  const id = `category-${guides[0]?.id ?? ''}`;
  useBrokenLinks().collectAnchor(id);
  return (
    <div className={styles.group}>
      <h2 id={id} className={styles.name}>
        {category}
        <span className={styles.range} aria-hidden="true">
          {[...new Set([guides[0], guides.at(-1)])].map((guide) => guide?.number).join('–')} of {demoGuides.length}
        </span>
      </h2>
      <ul className={styles.links}>
        {guides.map((guide) => (
          <li key={guide.id}>
            <SiteLink className={styles.link} to={`#${guide.id}`}>
              <svg className={clsx(styles.poster, 'own-light')} viewBox="0 0 96 54" aria-hidden="true">
                {posters[guide.id]}
              </svg>
              <span className={styles.number}>{guide.number}</span>
              <span>{guide.sidebarTitle}</span>
              <span className={styles.duration} aria-label={`${guide.duration} seconds`} role="img">
                {guide.duration} s
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** All guides by category, each a link that puts it on the stage; guides.behavior.ts marks the one that is there. */
export function GuideContents() {
  return (
    <nav className={clsx(onDenim.words, styles.contents)} aria-label="Guides">
      {guideCategories.map((category) => (
        <Group key={category} category={category} />
      ))}
    </nav>
  );
}
