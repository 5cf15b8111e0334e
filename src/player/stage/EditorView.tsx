import clsx from 'clsx';
import type {Panel} from '../panels';
import type {Words} from '../words';
import {BrowserWindow, type ViewProps} from './BrowserWindow';
import {LandingPageDrawing} from './LandingPageDrawing';
import {Choices, Crop, Fields, Order, Pictures, Publish} from './panels';
import styles from './EditorView.module.css';
import frame from './panels.module.css';
import stage from './stage.module.css';

function Body({panel, words}: {panel: Panel; words: Words}) {
  switch (panel.kind) {
    case 'choices':
      return <Choices panel={panel} words={words} />;
    case 'pictures':
      return <Pictures panel={panel} />;
    case 'crop':
      return <Crop panel={panel} />;
    case 'fields':
      return <Fields panel={panel} />;
    case 'order':
      return <Order panel={panel} />;
    case 'publish':
      return <Publish panel={panel} words={words} />;
  }
}

/** The page in its browser, with the Tailor panel docked at its side once the extension is open. */
export function EditorView({view: {page, panel, menu, selected}, words}: ViewProps<'editor'>) {
  return (
    <BrowserWindow
      address={page.address}
      extension={panel === undefined ? 'closed' : 'open'}
      menu={menu}
      className={styles.window}
    >
      <div className={clsx(styles.editor, panel === undefined && styles.closed)}>
        <LandingPageDrawing page={page} words={words} selected={selected} editing compact={panel !== undefined} />
        {/* The Tailor panel that lies beside the page in the browser; at its foot what has been tailored, sections named once. */}
        {panel !== undefined && (
          <div className={frame.panel}>
            <div className={frame.title}>
              <span className={clsx(stage.logo, frame.logo)}>T</span>
              {panel.kind === 'publish' ? words.publish : panel.title}
            </div>
            <Body panel={panel} words={words} />
            {page.tailored.length > 0 && (
              <div className={frame.changes}>
                {words.changes}
                <div className={frame.parts}>
                  {[...new Set(page.tailored.map((part) => words.parts[part]))].map((part) => (
                    <span key={part} className={frame.part}>
                      {part}
                    </span>
                  ))}
                </div>
              </div>
            )}
          </div>
        )}
      </div>
    </BrowserWindow>
  );
}
