import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Layout from '@theme/Layout';
import type {LegalSection, LegalText} from '@site/src/data/legal';
import {longDate} from '@site/src/lib/dates';
import {PageHeader} from '../PageHeader';
import {SiteLink} from '../SiteLink';
import {Wrap} from '../Wrap';
import styles from './styles.module.css';

function TextSection({section: {id, heading, paragraphs, items}}: {section: LegalSection}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <section id={id} className={styles.section}>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {items !== undefined && (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A legal text with its date and its contents; `children` close it. */
export function LegalPage({text, children}: {text: LegalText; children?: ReactNode}): ReactNode {
  const {title, description, lead, updated, sections} = text;
  return (
    <Layout title={title} description={description}>
      <main>
        <PageHeader title={title} lead={lead}>
          <p>Last updated: {longDate(updated)}</p>
        </PageHeader>
        <Wrap className={styles.layout}>
          <nav className={styles.contents} aria-label="On this page">
            <ul>
              {sections.map(({id, heading}) => (
                <li key={id}>
                  <SiteLink to={`#${id}`}>{heading}</SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.text}>
            {sections.map((section) => (
              <TextSection key={section.id} section={section} />
            ))}
            {children}
          </div>
        </Wrap>
      </main>
    </Layout>
  );
}
