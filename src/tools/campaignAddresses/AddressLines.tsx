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
export function AddressLines({address, marked}: AddressLinesProps) {
  return (
    <p className={styles.address}>
      {linesOf(address).map((line, index) => {
        const [name = ''] = line.slice(1).split('=', 1);
        const isMarked = /^[?&]/.test(line) && marked.includes(name);
        const from = isMarked ? line.indexOf('=') + 1 || 1 : line.length;
        return (
          <span key={index} className={styles.line}>
            {line.slice(0, from)}
            {isMarked && <b>{line.slice(from)}</b>}
          </span>
        );
      })}
    </p>
  );
}
