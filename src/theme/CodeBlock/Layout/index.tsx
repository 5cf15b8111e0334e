/**
 * Replaces the theme's CodeBlock/Layout: every block has a bar, with its title
 * or its language, that holds the buttons. The theme lays them over the code,
 * where they hide the end of the first line on a phone.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/CodeBlock/Layout';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import Title from '@theme/CodeBlock/Title';
import {languageName} from '../languages';

export default function CodeBlockLayout({className}: Props): ReactNode {
  const {metadata} = useCodeBlockContext();
  return (
    <Container as="div" className={clsx(className, metadata.className)}>
      <div className="code-bar">
        {metadata.title ? (
          <span className="code-bar__title">
            <Title>{metadata.title}</Title>
          </span>
        ) : (
          <span className="code-bar__language">{languageName(metadata.language)}</span>
        )}
        <Buttons />
      </div>
      <Content />
    </Container>
  );
}
