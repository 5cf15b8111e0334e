import type {ReactNode} from 'react';
import type {Panel} from '../panels';
import type {PagePart} from '../scenes';
import type {Words} from '../words';
import {Changes} from './panels/Changes';
import {Choices} from './panels/Choices';
import {Crop} from './panels/Crop';
import {Fields} from './panels/Fields';
import {Order} from './panels/Order';
import {Pictures} from './panels/Pictures';
import {Publish} from './panels/Publish';
import styles from './panels/panels.module.css';

interface PanelDrawingProps {
  readonly panel: Panel;
  /** What has been tailored on the page beside it. */
  readonly tailored: readonly PagePart[];
  readonly words: Words;
}

function Body({panel, words}: Omit<PanelDrawingProps, 'tailored'>): ReactNode {
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

/** The Tailor panel that lies beside the page in the browser. */
export function PanelDrawing({panel, tailored, words}: PanelDrawingProps): ReactNode {
  return (
    <div className={styles.panel}>
      <div className={styles.title}>
        <span className={styles.logo}>T</span>
        {panel.kind === 'publish' ? words.publish : panel.title}
      </div>
      <Body panel={panel} words={words} />
      {tailored.length > 0 && <Changes parts={tailored} words={words} />}
    </div>
  );
}
