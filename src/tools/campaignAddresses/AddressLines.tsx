import type {ReactNode} from 'react';
import styles from './AddressLines.module.css';

export interface AddressLinesProps {
  readonly address: string;
  /** The parameters that stand out. */
  readonly marked: readonly string[];
}

/** Cut before each parameter and before the #, so that each is a line; together they are the address again. */
const linesOf = (address: string): readonly string[] => {
  const [beforeHash = ''] = address.split('#', 1);
  const hash = address.slice(beforeHash.length);
  return [...beforeHash.split(/(?=[?&])/), ...(hash === '' ? [] : [hash])];
};

/** An address with each of its parameters on a line of its own. Selected and copied it is one line. */
export function AddressLines({address, marked}: AddressLinesProps): ReactNode {
  return (
    <p className={styles.address}>
      {linesOf(address).map((line, index) => {
        const equals = line.indexOf('=');
        const name = line.slice(1, equals === -1 ? undefined : equals);
        const isMarked = /^[?&]/.test(line) && marked.includes(name);
        return (
          <span key={index} className={styles.line} data-marked={isMarked || undefined}>
            {isMarked && equals !== -1 ? (
              <>
                {line.slice(0, equals + 1)}
                <b>{line.slice(equals + 1)}</b>
              </>
            ) : isMarked ? (
              <>
                {line.slice(0, 1)}
                <b>{name}</b>
              </>
            ) : (
              line
            )}
          </span>
        );
      })}
    </p>
  );
}
