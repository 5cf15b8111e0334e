import clsx from 'clsx';
import {Check, GripVertical, LoaderCircle} from 'lucide-react';
import type {Panel, PanelOf} from '../panels';
import type {Words} from '../words';
import {Picture} from './Picture';
import styles from './Choices.module.css';
import frame from './panels.module.css';
import pictures from './Pictures.module.css';

interface PanelProps<Kind extends Panel['kind']> {
  readonly panel: PanelOf<Kind>;
  readonly words: Words;
}

/** A list to choose one from. */
export function Choices({panel, words}: PanelProps<'choices'>) {
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
            {detail !== undefined && <span className={frame.detail}>{detail}</span>}
          </span>
        </div>
      ))}
      {panel.own && <div className={clsx(frame.prompt, styles.own)}>{words.own}</div>}
      {panel.busy !== undefined && (
        <div className={frame.busy}>
          <LoaderCircle aria-hidden="true" className={frame.turning} /> {panel.busy}
        </div>
      )}
    </div>
  );
}

/** The parts of the page as a list that can be dragged into another order. */
export function Order({panel}: Pick<PanelProps<'order'>, 'panel'>) {
  return (
    <div className={styles.choices}>
      {panel.items.map((item, index) => (
        <div
          key={item}
          className={clsx(styles.choice, index === panel.dragged && styles.dragged)}
          data-target={index === panel.dragged ? 'field' : undefined}
        >
          <GripVertical aria-hidden="true" className={styles.grip} />
          {item}
        </div>
      ))}
    </div>
  );
}

/** Fields to write in: the words of a button and the address it leads to. */
export function Fields({panel}: Pick<PanelProps<'fields'>, 'panel'>) {
  return panel.fields.map(({label, value}, index) => (
    <div key={label}>
      <span className={frame.detail}>{label}</span>
      <div
        className={clsx(frame.prompt, index === panel.active && frame.writing)}
        data-target={index === panel.active ? 'field' : undefined}
      >
        {value}
      </div>
    </div>
  ));
}

/** A prompt and the pictures that were drawn for it. */
export function Pictures({panel}: Pick<PanelProps<'pictures'>, 'panel'>) {
  const {prompt, results, chosen} = panel;
  return (
    <>
      <div className={clsx(frame.prompt, results === undefined && frame.writing)} data-target="field">
        {prompt}
      </div>
      {results !== undefined && (
        <div className={pictures.pictures}>
          {results === 'drawing'
            ? [0, 1, 2].map((place) => <div key={place} className={clsx(pictures.thumbnail, pictures.drawn)} />)
            : results.map((name, index) => (
                <div
                  key={name}
                  className={clsx(pictures.thumbnail, index === chosen && pictures.chosen)}
                  data-target={index === chosen ? 'choice' : undefined}
                >
                  <Picture name={name} />
                </div>
              ))}
        </div>
      )}
    </>
  );
}

/** A whole picture, and the part of it that fits its place on the page. */
export function Crop({panel}: Pick<PanelProps<'crop'>, 'panel'>) {
  return (
    <>
      <div className={pictures.whole}>
        <Picture name={panel.picture} />
        <span className={pictures.kept} data-target="choice" />
      </div>
      <div className={frame.detail}>{panel.note}</div>
    </>
  );
}

/** The address of the page, who gets it, and the buttons that publish it and start its test. */
export function Publish({panel: {address, rule, stage, testable = false}, words}: PanelProps<'publish'>) {
  const isLive = stage === 'live' || stage === 'testing';
  return (
    <>
      <div className={frame.fact}>
        <span className={frame.detail}>{words.address}</span>
        <span className={frame.code}>{address}</span>
      </div>
      <div className={frame.fact}>
        <span className={frame.detail}>{words.shownTo}</span>
        <span className={frame.code}>{rule}</span>
      </div>
      <div className={clsx(frame.publish, isLive && frame.live)} data-target="publish">
        {stage === 'ready' && words.publish}
        {stage === 'publishing' && (
          <>
            <LoaderCircle aria-hidden="true" className={frame.turning} /> {words.publishing}
          </>
        )}
        {isLive && (
          <>
            <Check aria-hidden="true" /> {words.live}
          </>
        )}
      </div>
      {testable && isLive && (
        <div className={clsx(frame.publish, stage === 'testing' && frame.running)} data-target="start-test">
          {stage === 'testing' ? words.testing : words.startTest}
        </div>
      )}
    </>
  );
}
