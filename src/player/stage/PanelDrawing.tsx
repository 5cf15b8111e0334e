import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Check, LoaderCircle} from 'lucide-react';
import type {Panel} from '../scenes';
import type {Words} from '../words';
import {Picture} from './Picture';
import styles from './PanelDrawing.module.css';

type PanelOf<Kind extends Panel['kind']> = Extract<Panel, {kind: Kind}>;

function Choices({panel}: {readonly panel: PanelOf<'choices'>}): ReactNode {
  return (
    <div className={styles.choices}>
      {panel.choices.map(({label, detail}, index) => (
        <div
          key={label}
          className={clsx(styles.choice, index === panel.chosen && styles.chosen)}
          data-target={index === panel.chosen ? 'choice' : undefined}
        >
          <span className={styles.radio}>{index === panel.chosen && <Check aria-hidden="true" />}</span>
          <span>
            {label}
            {detail !== undefined && <span className={styles.detail}>{detail}</span>}
          </span>
        </div>
      ))}
    </div>
  );
}

function Pictures({panel}: {readonly panel: PanelOf<'pictures'>}): ReactNode {
  return (
    <>
      <div className={styles.prompt}>{panel.prompt}</div>
      <div className={styles.pictures}>
        {panel.pictures.map((name, index) => (
          <div
            key={name}
            className={clsx(styles.thumbnail, index === panel.chosen && styles.chosen)}
            data-target={index === panel.chosen ? 'choice' : undefined}
          >
            <Picture name={name} />
          </div>
        ))}
      </div>
    </>
  );
}

function Publish({panel, words}: {readonly panel: PanelOf<'publish'>; readonly words: Words}): ReactNode {
  return (
    <>
      <div className={styles.fact}>
        <span className={styles.detail}>{words.address}</span>
        <span className={styles.code}>{panel.address}</span>
      </div>
      <div className={styles.fact}>
        <span className={styles.detail}>{words.shownTo}</span>
        <span className={styles.code}>{panel.rule}</span>
      </div>
      <div className={clsx(styles.publish, panel.stage === 'live' && styles.live)} data-target="publish">
        {panel.stage === 'ready' && words.publish}
        {panel.stage === 'publishing' && (
          <>
            <LoaderCircle aria-hidden="true" className={styles.turning} /> {words.publishing}
          </>
        )}
        {panel.stage === 'live' && (
          <>
            <Check aria-hidden="true" /> {words.live}
          </>
        )}
      </div>
    </>
  );
}

interface PanelDrawingProps {
  readonly panel: Panel;
  readonly words: Words;
}

/** The Tailor panel that lies beside the page in the browser. */
export function PanelDrawing({panel, words}: PanelDrawingProps): ReactNode {
  return (
    <div className={styles.panel}>
      <div className={styles.title}>
        <span className={styles.logo}>T</span>
        {panel.kind === 'publish' ? words.publish : panel.title}
      </div>
      {panel.kind === 'choices' && <Choices panel={panel} />}
      {panel.kind === 'pictures' && <Pictures panel={panel} />}
      {panel.kind === 'publish' && <Publish panel={panel} words={words} />}
    </div>
  );
}
