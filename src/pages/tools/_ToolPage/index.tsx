import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {tools, type ToolName} from '@site/src/content/tools';
import {NextStep} from '@site/src/ui/NextStep';
import {Note} from '@site/src/ui/Note';
import {PageHeader} from '@site/src/ui/PageHeader';
import {Section} from '@site/src/ui/Section';
import {SiteLink} from '@site/src/ui/SiteLink';
import {SplitSection} from '@site/src/ui/SplitSection';
import styles from './styles.module.css';

export interface ToolPageProps {
  readonly name: ToolName;
  /** The tool as an island. */
  readonly tool: ReactNode;
  /** How it is computed, with a worked example: all that a reader without JavaScript gets. */
  readonly method: ReactNode;
  /** Of a tool that does not compute, or a page that first says what to do. */
  readonly methodTitle?: string;
  /** Below the tool, where it is not the one of numbers. */
  readonly note?: ReactNode;
  readonly next: {
    readonly title: string;
    readonly text: string;
    readonly link: {readonly to: string; readonly label: string};
  };
}

const numbersNote = (
  <>
    Sample figures until you change them. Everything is computed in your browser, and nothing is sent.{' '}
    <SiteLink to="/tools/validation">How the numbers are proven</SiteLink>
  </>
);

/** What the pages of all tools share. */
export function ToolPage({
  name,
  tool,
  method,
  methodTitle = 'How it is computed',
  note = numbersNote,
  next,
}: ToolPageProps) {
  const {title, summary, description} = tools[name];
  return (
    <Layout title={title} description={description}>
      <main>
        <PageHeader back={{to: '/tools', label: 'All tools'}} title={title} lead={summary} />
        <Section rhythm="tight" className={styles.stage}>
          {tool}
          <Note>{note}</Note>
        </Section>
        <SplitSection title={methodTitle} tone="sunken">
          <div className={styles.method}>{method}</div>
        </SplitSection>
        <NextStep {...next} />
      </main>
    </Layout>
  );
}
