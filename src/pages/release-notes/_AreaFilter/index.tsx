import choiceStyles from '@site/src/ui/ChoiceGroup/styles.module.css';
import {releaseAreas} from '@site/src/content/releases';
import styles from './styles.module.css';

const label = 'Show';
const choices = [{id: 'everything', label: 'Everything'}, ...releaseAreas] as const;

/** Narrows the notes down to one part of the product, and says to how many: see areaFilter.behavior.ts. */
export function AreaFilter() {
  return (
    <div className={styles.filter} data-print="hide">
      <div className={choiceStyles.group} role="group" aria-label={label} data-needs-script>
        <span className={choiceStyles.label} aria-hidden="true">
          {label}
        </span>
        {choices.map(({id, label: name}) => (
          <button
            key={id}
            type="button"
            className={choiceStyles.choice}
            aria-pressed={id === 'everything'}
            data-release-area={id}
          >
            {name}
          </button>
        ))}
      </div>
      <p role="status" className={styles.count} data-release-count />
    </div>
  );
}
