import {memo, useRef, type ReactNode} from 'react';
import type {View} from '../scenes';
import type {Words} from '../words';
import {CodeView} from './CodeView';
import {ComparisonView} from './ComparisonView';
import {Cursor} from './Cursor';
import {EditorView} from './EditorView';
import {ExtensionsView} from './ExtensionsView';
import {ResultsView} from './ResultsView';
import {SplitView} from './SplitView';
import styles from './stage.module.css';

function drawing(view: View, words: Words): ReactNode {
  switch (view.kind) {
    case 'editor':
      return <EditorView view={view} words={words} />;
    case 'split':
      return <SplitView view={view} words={words} />;
    case 'results':
      return <ResultsView view={view} words={words} />;
    case 'extensions':
      return <ExtensionsView view={view} words={words} />;
    case 'code':
      return <CodeView view={view} />;
    case 'comparison':
      return <ComparisonView view={view} words={words} />;
  }
}

export interface StageProps {
  readonly view: View;
  readonly words: Words;
  /** What the picture shows, for those who do not see it. */
  readonly label: string;
}

/** Draws one state of the interface; everything scales with the space it is given. */
export const Stage = memo(function Stage({view, words, label}: StageProps): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  return (
    <div ref={stage} className={styles.stage} role="img" aria-label={label}>
      <div className={styles.scale}>{drawing(view, words)}</div>
      <Cursor stage={stage} target={'cursor' in view ? view.cursor : undefined} view={view} />
    </div>
  );
});
