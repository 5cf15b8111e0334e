import {baseProblemWords} from './baseAddress';
import type {Built} from './buildAddress';
import {noticeWords} from './buildWords';
import {CopyButton} from './CopyButton.client';
import styles from './Tables.module.css';

/** The addresses, a row each with what is said of it, to copy one by one. */
export function BuiltTable({built}: {readonly built: readonly Built[]}) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">The URLs that were built</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Row</th>
          <th scope="col">URL</th>
          <th scope="col">Copy</th>
        </tr>
      </thead>
      <tbody>
        {built.map((each, index) => (
          <tr key={index} className={styles.row}>
            <td className={styles.number}>{index + 1}</td>
            <td className={styles.main}>
              {'problem' in each ? (
                <p className={styles.problem}>{baseProblemWords[each.problem]}</p>
              ) : (
                <p className={styles.address}>{each.address}</p>
              )}
              {'notices' in each &&
                each.notices.map((notice) => (
                  <p key={noticeWords(notice)} className={styles.note}>
                    {noticeWords(notice)}
                  </p>
                ))}
            </td>
            <td className={styles.last}>
              {'address' in each && <CopyButton label="Copy" of={`URL ${index + 1}`} text={each.address} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
