import {useState} from 'react';
import clsx from 'clsx';
import {ChoiceGroup} from '@site/src/ui/ChoiceGroup/ChoiceGroup.client';
import {Tailored} from '@site/src/ui/Tailored';
import drawn from '@site/src/ui/DrawnPage/styles.module.css';
import {Frame} from '../../_Frame';
import {copyAudiences, copyLanguages, copyVersion, type CopyAudience, type CopyLanguage} from './words';
import styles from './styles.module.css';

/** The headline of a small page; what was tailored is stitched, so the original has no stitches. */
export default function CopyDemo() {
  const [audience, setAudience] = useState<CopyAudience>('restaurants');
  const [language, setLanguage] = useState<CopyLanguage>('en');
  const {kept, tailored, button, isButtonTailored} = copyVersion(audience, language);
  const {query, rule} = copyAudiences.find(({id}) => id === audience) ?? copyAudiences[0];
  const languageName = copyLanguages.find(({id}) => id === language)?.label;
  const rules = [rule, language === 'en' ? undefined : `browser language: ${languageName}`].filter(
    (each) => each !== undefined,
  );
  return (
    <div className={styles.fitting}>
      <ChoiceGroup label="Audience" choices={copyAudiences} chosen={audience} onChoose={setAudience} />
      <ChoiceGroup label="Language" choices={copyLanguages} chosen={language} onChoose={setLanguage} />
      <Frame address={`yoursite.com/payroll${query}`}>
        <div className={styles.page} lang={language} aria-live="polite">
          {/* The key restarts the stitching for each version. */}
          <p key={`${audience} ${language}`} className={styles.headline}>
            {kept}
            {tailored !== '' && <Tailored className={styles.restitched}>{tailored}</Tailored>}
          </p>
          <span className={clsx(drawn.part, isButtonTailored && drawn.stitched)}>
            <span className={clsx(drawn.button, styles.button)}>{button}</span>
          </span>
        </div>
      </Frame>
      <p className={styles.rules}>
        {rules.length === 0 ? 'The original, for every visit that no trigger matches' : 'Shown to'}{' '}
        {rules.map((each, index) => (
          <span key={each}>
            {index > 0 && 'with '}
            <code>{each}</code>{' '}
          </span>
        ))}
      </p>
    </div>
  );
}
