import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {ViewOf} from '../scenes';
import type {Words} from '../words';
import {BrowserWindow} from './BrowserWindow';
import {LandingPageDrawing} from './LandingPageDrawing';
import {PanelDrawing} from './PanelDrawing';
import styles from './EditorView.module.css';

interface EditorViewProps {
  readonly view: ViewOf<'editor'>;
  readonly words: Words;
}

/** The page in its browser, with the Tailor panel docked at its side once the extension is open. */
export function EditorView({view: {page, panel, menu, selected}, words}: EditorViewProps): ReactNode {
  return (
    <BrowserWindow
      address={page.address}
      extension={panel === undefined ? 'closed' : 'open'}
      menu={menu}
      className={styles.window}
    >
      <div className={clsx(styles.editor, panel === undefined && styles.closed)}>
        <LandingPageDrawing page={page} words={words} selected={selected} editing compact={panel !== undefined} />
        {panel !== undefined && <PanelDrawing panel={panel} tailored={page.tailored} words={words} />}
      </div>
    </BrowserWindow>
  );
}
