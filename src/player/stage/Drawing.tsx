import clsx from 'clsx';
import type {LandingPage, View} from '../scenes';
import type {Words} from '../words';
import {BrowserWindow, type ViewProps} from './BrowserWindow';
import {EditorView} from './EditorView';
import {ExtensionsView} from './ExtensionsView';
import {LandingPageDrawing} from './LandingPageDrawing';
import {ResultsView} from './ResultsView';
import {StoreView} from './StoreView';
import code from './CodeView.module.css';
import comparison from './ComparisonView.module.css';
import split from './SplitView.module.css';
import stage from './stage.module.css';

/** A source file in an editor; the added line stands out. */
function CodeView({view}: Pick<ViewProps<'code'>, 'view'>) {
  return (
    <div className={clsx(stage.sheet, code.editor)}>
      <div className={code.file}>{view.file}</div>
      <div className={code.lines}>
        {view.lines.map((line, index) => (
          <div key={line} className={clsx(code.line, index === view.added && code.added)}>
            <span className={code.number}>{index + 1}</span>
            <span className={code.text}>{line}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The comparison table, which fills in row by row; the newest row stands out. */
function ComparisonView({view, words}: ViewProps<'comparison'>) {
  return (
    <div className={clsx(stage.sheet, comparison.table)}>
      <div className={clsx(comparison.row, comparison.head)}>
        <span />
        <b>Tailor AI</b>
        <span>{words.traditional}</span>
      </div>
      {view.rows.map(({feature, tailor, traditional}, index) => (
        <div
          key={feature}
          className={clsx(
            comparison.row,
            index >= view.shown && comparison.waiting,
            index === view.shown - 1 && comparison.newest,
          )}
        >
          <span className={comparison.feature}>{feature}</span>
          <b>{tailor}</b>
          <span>{traditional}</span>
        </div>
      ))}
    </div>
  );
}

interface SplitViewProps {
  readonly arms: readonly {
    readonly who: string;
    /** Percent of the visitors, in a test. */
    readonly share?: number;
    readonly page: LandingPage;
  }[];
  readonly words: Words;
}

/** Two versions side by side from the visitors' side: the halves of a test, or two audiences. */
function SplitView({arms, words}: SplitViewProps) {
  return (
    <div className={split.split}>
      {arms.map(({who, share, page}) => (
        <div key={who} className={split.arm}>
          <div className={split.share}>
            {share !== undefined && (
              <>
                <b>{share}%</b> {words.splitNote}
              </>
            )}
            <span className={split.name}>{who}</span>
          </div>
          <BrowserWindow address={page.address} className={split.small}>
            <LandingPageDrawing page={page} words={words} />
          </BrowserWindow>
        </div>
      ))}
    </div>
  );
}

/** The picture of one state, by its kind. */
export function Drawing({view, words}: {readonly view: View; readonly words: Words}) {
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
