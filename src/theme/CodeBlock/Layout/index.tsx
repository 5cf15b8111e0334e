/**
 * Replaces the theme's CodeBlock/Layout: every block has a bar with its title or language, and buttons labeled in
 * words. The theme lays its buttons over the code, where they hide the end of the first line on phones, and they need
 * React.
 */
import clsx from 'clsx';
import type {Props} from '@theme/CodeBlock/Layout';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import Title from '@theme/CodeBlock/Title';
import {CodeButtons} from '@site/src/docs/CodeButtons';

/** Names of languages, for code blocks without a title. */
const names: Readonly<Record<string, string>> = {
  bash: 'Shell',
  html: 'HTML',
  json: 'JSON',
  powershell: 'PowerShell',
  sh: 'Shell',
  text: 'Text',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  yaml: 'YAML',
};

export default function CodeBlockLayout({className}: Props) {
  const {metadata} = useCodeBlockContext();
  const {title} = metadata;
  return (
    <Container as="div" className={clsx(className, metadata.className)} data-code-block>
      <div className="code-bar">
        {title ? (
          <span className="code-bar__title">
            <Title>{title}</Title>
          </span>
        ) : (
          <span className="code-bar__language">{names[metadata.language]}</span>
        )}
        <CodeButtons what={typeof title === 'string' && title !== '' ? title : 'code'} />
      </div>
      <Content />
    </Container>
  );
}
