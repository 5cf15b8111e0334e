import type {ReactNode} from 'react';
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

/** The page in its browser with the Tailor panel beside it. */
export function EditorView({view, words}: EditorViewProps): ReactNode {
  return (
    <div className={styles.editor}>
      <BrowserWindow address={view.page.address}>
        <LandingPageDrawing page={view.page} words={words} selected={view.selected} editing />
      </BrowserWindow>
      <PanelDrawing panel={view.panel} words={words} />
    </div>
  );
}
