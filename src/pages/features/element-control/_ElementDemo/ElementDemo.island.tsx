import {useState, type ReactNode} from 'react';
import {ChoiceGroup} from '@site/src/ui/ChoiceGroup/ChoiceGroup.client';
import {VisitorPage} from './VisitorPage';
import {pageParts, visitors, type PagePart, type VisitorId} from '../words';
import {arrangement} from '../../_arrangement';
import {VisitorTable} from './VisitorTable';
import styles from './styles.module.css';

const original = pageParts.map(({id}) => id);

/** 'headline, customer quotes', in the order given. */
const listed = (parts: readonly PagePart[]): string =>
  parts.map((part) => pageParts.find(({id}) => id === part)?.name.toLowerCase() ?? part).join(', ');

const columns = visitors.map(({id, label, sees}) => ({id, label, states: arrangement(original, sees)}));

/** The page one visitor gets beside the list of what all of them get. */
export default function ElementDemo(): ReactNode {
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
        <VisitorTable columns={columns} chosen={chosen} />
        <p className={styles.summary} role="status">
          <strong>{label} visitors</strong> arrive with <code>{campaign}</code>. They see, from top to bottom:{' '}
          {listed(sees)}. Hidden: {listed(hidden)}.
        </p>
      </div>
    </div>
  );
}
