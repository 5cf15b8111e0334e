import {useState, type DragEvent} from 'react';
import clsx from 'clsx';
import {TypedField} from '../fields/TypedField.client';
import {showToast} from '@site/src/ui/toasts';
import {hasFiles} from './useKeptPage.client';
import {readDropped} from './droppedSheet';
import styles from './fields.module.css';

export interface LinesFieldProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly problem?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field of many lines, one thing on each, into which a file of them can be dropped. */
export function LinesField({label, hint, problem, value, onChange}: LinesFieldProps) {
  const [isOver, setIsOver] = useState(false);
  const drop = async ({dataTransfer}: DragEvent): Promise<void> => {
    const [file] = dataTransfer.files;
    const text = file && (await readDropped(file).catch(() => undefined));
    if (text === undefined) showToast('That file could not be read. Save the sheet as CSV, and drop that.');
    else onChange(text);
  };
  return (
    <TypedField label={label} problem={problem} hint={hint}>
      {({className, ...control}) => (
        <textarea
          className={clsx(className, styles.lines)}
          {...control}
          rows={9}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-dropping={isOver}
          value={value}
          onChange={({target}) => onChange(target.value)}
          onDragOver={(event) => {
            if (!hasFiles(event)) return;
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={(event) => {
            setIsOver(false);
            if (!hasFiles(event)) return;
            event.preventDefault();
            void drop(event);
          }}
        />
      )}
    </TypedField>
  );
}
