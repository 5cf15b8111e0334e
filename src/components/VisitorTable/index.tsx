import type {ReactNode} from 'react';
import {Eye, EyeOff} from 'lucide-react';
import type {VisitorRow} from '@site/src/data/features/elementControl';
import styles from './styles.module.css';

function State({shown}: {shown: boolean}): ReactNode {
  const Icon = shown ? Eye : EyeOff;
  return (
    <td className={shown ? styles.shown : styles.hidden}>
      <span className={styles.state}>
        <Icon aria-hidden="true" size={18} />
        {shown ? 'Shown' : 'Hidden'}
      </span>
    </td>
  );
}

/** The parts of one page, and which of them each kind of visitor sees. */
export function VisitorTable({rows}: {rows: readonly VisitorRow[]}): ReactNode {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Element</th>
          <th scope="col">First-time</th>
          <th scope="col">Return</th>
          <th scope="col">High-intent</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({element, firstTime, returning, highIntent}) => (
          <tr key={element}>
            <th scope="row">{element}</th>
            <State shown={firstTime} />
            <State shown={returning} />
            <State shown={highIntent} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
