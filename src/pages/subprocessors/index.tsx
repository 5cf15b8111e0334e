import {LegalPage} from '@site/src/pages/_legal/LegalPage';
import {NextStep} from '@site/src/ui/NextStep';
import {Wrap} from '@site/src/ui/Wrap';
import {onRequest, subprocessorGroups, subprocessors} from './words';
import styles from './styles.module.css';

const label = `From Tailor AI a thread leads to each purpose: ${subprocessorGroups
  .map(({purpose, members}) => `${purpose}, by ${members.map(({name}) => name).join(', ')}`)
  .join('; ')}.`;

/** Where data goes: from one pocket, by one thread for each purpose, to the tags of those who do the work. */
function DataFlow() {
  return (
    <Wrap>
      <div className={styles.map} role="img" aria-label={label} data-search="skip" data-print="hide">
        <svg className={styles.pocket} viewBox="0 0 200 220">
          <path
            fill="var(--denim)"
            stroke="light-dark(var(--denim), var(--line))"
            strokeWidth="2"
            d="M8 8h184v138l-92 66-92-66z"
          />
          <path
            fill="none"
            stroke="var(--on-denim-2)"
            strokeWidth="2.5"
            strokeDasharray="8 6"
            d="M20 20h160v120l-80 57-80-57zM20 46h160"
          />
          <text
            fill="var(--on-denim)"
            fontFamily="var(--display)"
            fontSize="27"
            fontWeight="700"
            letterSpacing="-0.03em"
            textAnchor="middle"
            x="100"
            y="112"
          >
            Tailor AI
          </text>
        </svg>
        <svg className={styles.threads} viewBox="0 0 100 300" preserveAspectRatio="none">
          <path d="M0 150C50 150 40 50 100 50M0 150h100M0 150c50 0 40 100 100 100" />
        </svg>
        <div className={styles.purposes}>
          {subprocessorGroups.map(({id, purpose, members}) => (
            <div key={id} className={styles.purpose}>
              <span className={styles.name}>{purpose}</span>
              <span className={styles.tags}>
                {members.map(({name}) => (
                  <span key={name} className={styles.tag}>
                    {name.replace(onRequest, '')}
                  </span>
                ))}
              </span>
            </div>
          ))}
        </div>
      </div>
    </Wrap>
  );
}

export default function Subprocessors() {
  return (
    <LegalPage
      text={subprocessors}
      next={
        <NextStep
          title="Know where your data goes, then try it"
          text="Bring one page and one idea. What happens to visitors' data is in the privacy policy."
          link={{to: '/privacy-policy', label: 'Read the privacy policy'}}
        />
      }
    >
      <DataFlow />
    </LegalPage>
  );
}
