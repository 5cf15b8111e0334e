import {useState} from 'react';
import {edgeLocations} from '@site/src/content/claims';
import type {ChoiceGroupProps} from '@site/src/ui/ChoiceGroup/ChoiceGroup.client';
import {triggering} from '../words';
import {
  conditionWords,
  devices,
  languages,
  loomPages,
  originalHeadline,
  sources,
  type LanguageId,
  type SourceId,
} from './words';
import {decide, type Decision, type Device, type Visit} from './triggering';
import {PageList} from './PageList';
import {Thread} from './Thread';
import styles from './TriggerDemo.module.css';

/** One thing that a visit says, as a row of openings; the thread goes through the chosen one. */
function Gate<Id extends string>({label, choices, chosen, onChoose}: ChoiceGroupProps<Id>) {
  return (
    <div className={styles.gate} role="group" aria-label={label}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {choices.map(({id, label: name}) => (
        <span key={id} className={styles.place}>
          <button type="button" className={styles.choice} aria-pressed={id === chosen} onClick={() => onChoose(id)}>
            {name}
          </button>
        </span>
      ))}
    </div>
  );
}

const indexOf = (choices: readonly {readonly id: string}[], chosen: string): number =>
  choices.findIndex(({id}) => id === chosen);

function Verdict({device, language, address, decision}: Visit & {decision: Decision<string>}) {
  const page = loomPages.find(({id}) => id === decision.served);
  const languageName = languages.find(({id}) => id === language)?.label ?? language;
  return (
    <p className={styles.verdict} role="status">
      A {device} that asks for {languageName} arrives at <code>{address}</code>. It gets{' '}
      {page === undefined ? (
        <>
          <strong>{originalHeadline}</strong>, the original, because no page was made for this visit.
        </>
      ) : (
        <>
          <strong lang={page.language}>{`${page.kept} ${page.tailored}`.trim()}</strong>, as{' '}
          {page.conditions.map((condition) => conditionWords(condition)).join(' and ')}{' '}
          {page.conditions.length === 1 ? 'fits.' : 'both fit.'}
        </>
      )}
    </p>
  );
}

/** From the left: what the visit says, a gate for each; the edge, which decides; and the pages there are. */
export default function TriggerDemo() {
  const [device, setDevice] = useState<Device>('phone');
  const [language, setLanguage] = useState<LanguageId>('de');
  const [source, setSource] = useState<SourceId>('search');
  const {address} = sources[indexOf(sources, source)] ?? sources[0];
  const decision = decide({device, language, address}, loomPages);
  const served = loomPages.findIndex(({id}) => id === decision.served);

  return (
    <div className={styles.loom}>
      {Object.values(triggering).map(({title, description}) => (
        <div key={title} className={styles.head}>
          <h3>{title}</h3>
          <p className={styles.text}>{description}</p>
        </div>
      ))}
      <div className={styles.gates}>
        <span className={styles.start} aria-hidden="true" />
        <Thread
          passes={[
            {index: indexOf(devices, device), count: devices.length},
            {index: indexOf(languages, language), count: languages.length},
            {index: indexOf(sources, source), count: sources.length},
          ]}
          // The original stands below all tailored pages.
          end={{index: served === -1 ? loomPages.length : served, count: loomPages.length + 1}}
        />
        <Gate label="Device" choices={devices} chosen={device} onChoose={setDevice} />
        <Gate label="Language" choices={languages} chosen={language} onChoose={setLanguage} />
        <Gate label="Source" choices={sources} chosen={source} onChoose={setSource} />
        <div className={styles.edge}>
          <span className={styles.label}>
            {edgeLocations.value} {edgeLocations.label}
          </span>
          <span className={styles.rivet} aria-hidden="true" />
        </div>
      </div>
      <PageList decision={decision} />
      <Verdict device={device} language={language} address={address} decision={decision} />
    </div>
  );
}
