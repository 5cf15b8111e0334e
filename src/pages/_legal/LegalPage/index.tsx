import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {LegalSection, LegalText} from '../document';
import {PageHeader} from '../../../ui/PageHeader';
import {Wrap} from '../../../ui/Wrap';
import {LegalBlockContent} from './LegalBlocks';
import textStyles from '@site/src/ui/text.module.css';
import styles from './styles.module.css';

function TextSection({section: {id, heading, blocks}}: {section: LegalSection}) {
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {blocks.map((block, index) => (
        <LegalBlockContent key={index} block={block} />
      ))}
    </section>
  );
}

export interface LegalPageProps {
  text: LegalText;
  /** What the text says, drawn; beside the heading. */
  picture?: ReactNode;
  /** What the text says, drawn across the page below its heading. */
  children?: ReactNode;
  /** What to do after the text. */
  next?: ReactNode;
}

/** A legal text with its date, and its contents beside it. */
export function LegalPage({text, picture, children, next}: LegalPageProps) {
  const {title, description, lead, updated, updatedLine, sections} = text;
  return (
    <Layout title={title} description={description}>
      <main>
        <PageHeader title={title} lead={lead} picture={picture}>
          <p className={textStyles.aside}>
            <time dateTime={updated}>{updatedLine}</time>
          </p>
        </PageHeader>
        {children}
        <Wrap className={styles.layout}>
          {/* The mark follows the reader. */}
          <nav className={styles.contents} aria-label="On this page" data-contents>
            <ul className={styles.list}>
              {sections.map(({id, heading}) => (
                <li key={id}>
                  <a className={clsx(textStyles.aside, styles.link)} href={`#${id}`}>
                    {heading}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="markdown">
            {sections.map((section) => (
              <TextSection key={section.id} section={section} />
            ))}
          </div>
        </Wrap>
        {next !== undefined && <div data-print="hide">{next}</div>}
      </main>
    </Layout>
  );
}
