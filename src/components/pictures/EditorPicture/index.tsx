import type {ReactNode} from 'react';
import {Image, MousePointerClick, PanelTop, Type} from 'lucide-react';
import {Tailored} from '@site/src/components/Tailored';
import {Frame} from '../Frame';
import styles from './styles.module.css';

/** The editor's toolbar over a page whose headline is selected. */
export function EditorPicture(): ReactNode {
  return (
    <Frame
      address="www.example.com/pricing"
      label="A page open in the editor: a toolbar for copy, image, button and layout, and the selected headline with new words typed in."
    >
      <div className={styles.page}>
        <div className={styles.toolbar}>
          <Type size={18} />
          <Image size={18} />
          <MousePointerClick size={18} />
          <PanelTop size={18} />
        </div>
        <div className={styles.headline}>
          Plans for <Tailored>two-person studios</Tailored>
        </div>
        <div className={styles.line} />
        <div className={styles.line} />
        <div className={styles.ask}>Make it speak to small design studios</div>
        <div className={styles.tiles}>
          <span />
          <span />
          <span />
        </div>
      </div>
    </Frame>
  );
}
