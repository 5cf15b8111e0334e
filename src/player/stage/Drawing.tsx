import type {ReactNode} from 'react';
import type {View} from '../scenes';
import type {Words} from '../words';
import {CodeView} from './CodeView';
import {ComparisonView} from './ComparisonView';
import {EditorView} from './EditorView';
import {ExtensionsView} from './ExtensionsView';
import {ResultsView} from './ResultsView';
import {SplitView} from './SplitView';
import {StoreView} from './StoreView';

interface DrawingProps {
  readonly view: View;
  readonly words: Words;
}

/** The picture of one state, by its kind. */
export function Drawing({view, words}: DrawingProps): ReactNode {
  switch (view.kind) {
    case 'editor':
      return <EditorView view={view} words={words} />;
    case 'split':
      return (
        <SplitView
          arms={[
            {who: words.control, share: 50, page: view.control},
            {who: words.treatment, share: 50, page: view.treatment},
          ]}
          words={words}
        />
      );
    case 'visitors':
      return <SplitView arms={view.arms} words={words} />;
    case 'store':
      return <StoreView view={view} words={words} />;
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
