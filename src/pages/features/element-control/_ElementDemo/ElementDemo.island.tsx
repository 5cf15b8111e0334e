import {useState} from 'react';
import clsx from 'clsx';
import {ArrowUp, Eye, EyeOff} from 'lucide-react';
import {ChoiceGroup} from '@site/src/ui/ChoiceGroup/ChoiceGroup.client';
import {VisitorPage} from './VisitorPage';
import {pageParts, visitors, type PagePart, type VisitorId} from '../words';
import {arrangement, type PartState} from '../../_arrangement';
import styles from './styles.module.css';

const original = pageParts.map(({id}) => id);

/** 'headline, customer quotes', in the order given. */
const listed = (parts: readonly PagePart[]): string =>
  parts.map((part) => pageParts.find(({id}) => id === part)?.name.toLowerCase() ?? part).join(', ');

const columns = visitors.map(({id, label, sees}) => ({id, label, states: arrangement(original, sees)}));

const shownAs = {
  shown: {Icon: Eye, words: 'Shown'},
  moved: {Icon: ArrowUp, words: 'Moved up'},
  hidden: {Icon: EyeOff, words: 'Hidden'},
} as const satisfies Record<PartState, unknown>;

/** The parts of one page, and what each kind of visitor gets of them; the column of the one whose page is drawn is stitched. */
function VisitorTable({chosen}: {chosen: VisitorId}) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Element</th>
          {columns.map(({id, label}) => (
            <th key={id} scope="col" className={clsx(id === chosen && styles.chosen)}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pageParts.map(({id: part, name}) => (
          <tr key={part}>
            <th scope="row">{name}</th>
            {columns.map(({id, states}) => {
              const state = states.get(part) ?? 'hidden';
              const {Icon, words} = shownAs[state];
              return (
                <td key={id} className={clsx(styles[state], id === chosen && styles.chosen)}>
                  <span className={styles.state}>
                    <Icon aria-hidden="true" size={18} />
                    {words}
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The page one visitor gets beside the list of what all of them get. */
export default function ElementDemo() {
  const [chosen, setChosen] = useState<VisitorId>('first');
  const {label, campaign, sees} = visitors.find(({id}) => id === chosen) ?? visitors[0];
  const hidden = original.filter((part) => !sees.some((shown) => shown === part));
  return (
    <div className={styles.fitting}>
      <ChoiceGroup label="Visitor" choices={visitors} chosen={chosen} onChoose={setChosen} />
      <VisitorPage
        campaign={campaign}
        sees={sees}
        states={arrangement(original, sees)}
        label={`The page of a ${label.toLowerCase()} visitor, as a drawing; its parts are listed below.`}
      />
      <div className={styles.list}>
        <VisitorTable chosen={chosen} />
        <p className={styles.summary} role="status">
          <strong>{label} visitors</strong> arrive with <code>{campaign}</code>. They see, from top to bottom:{' '}
          {listed(sees)}. Hidden: {listed(hidden)}.
        </p>
      </div>
    </div>
  );
}
