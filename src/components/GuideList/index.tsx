import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {demoGuides, type DemoGuide} from '@site/src/data/demos';
import {guideCategories} from '@site/src/data/videos';
import {SiteLink} from '../SiteLink';
import {Wrap} from '../Wrap';
import styles from './styles.module.css';

function Guide({guide: {id, title, summary, steps, to}}: {guide: DemoGuide}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <article id={id} className={styles.guide}>
      <h3>{title}</h3>
      <p className={styles.summary}>{summary}</p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <SiteLink className={styles.more} to={to} aria-label={`More about ${title.toLowerCase()}`}>
        More about this
      </SiteLink>
    </article>
  );
}

/** All guides by category, with a list of them at the side. */
export function GuideList(): ReactNode {
  const groups = guideCategories.map((category) => ({
    category,
    guides: demoGuides.filter((guide) => guide.category === category),
  }));
  return (
    <Wrap className={styles.layout}>
      <nav className={styles.contents} aria-label="Guides">
        {groups.map(({category, guides}) => (
          <div key={category}>
            <p className={styles.label}>{category}</p>
            <ul className={styles.links}>
              {guides.map(({id, sidebarTitle}) => (
                <li key={id}>
                  <SiteLink className={styles.link} to={`#${id}`}>
                    {sidebarTitle}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles.groups}>
        {groups.map(({category, guides}) => (
          <section key={category} className={styles.group}>
            <h2 className={styles.category}>{category}</h2>
            <div className={styles.guides}>
              {guides.map((guide) => (
                <Guide key={guide.id} guide={guide} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </Wrap>
  );
}
