import {useId, useState} from 'react';
import clsx from 'clsx';
import {utmExamples} from './words';
import {patternProblemWords} from '@site/src/content/patternWords';
import {addressProblemWords} from './outcomeWords';
import {testUtm, utmParameters, type UtmParameter, type UtmTestInput} from '@site/src/lib/utmTest';
import {readAddress} from '@site/src/lib/typed/address';
import {Field} from '@site/src/ui/Field';
import {SmallButton} from '@site/src/tools/SmallButton/SmallButton.client';
import {CodeField} from '@site/src/tools/fields/CodeField.client';
import {Outcome} from './Outcome';
import box from '@site/src/ui/box.module.css';
import styles from './UrlTester.module.css';

const isParameter = (name: string): name is UtmParameter => utmParameters.some((parameter) => parameter === name);

/** An address, a parameter and a pattern: whether they match, and why. */
export default function UrlTester() {
  const [input, setInput] = useState<UtmTestInput>(utmExamples[0]);
  const id = useId();
  const {text, notes} = readAddress(input.address);
  const result = testUtm({...input, address: text});
  const unreadable = result.kind === 'unreadable' ? result : undefined;

  return (
    <div className={clsx(box.raised, styles.tester)}>
      <div className={styles.controls} data-needs-script>
        <div className={styles.form} role="form" aria-label="Try a pattern">
          <CodeField
            label="URL the visitor arrives at"
            value={input.address}
            rows={3}
            inputMode="url"
            hint={notes.join(' ') || undefined}
            problem={unreadable?.address === true ? addressProblemWords : undefined}
            onChange={(address) => setInput({...input, address})}
          />
          <div className={styles.condition}>
            <Field label="Parameter">
              {({className, ...control}) => (
                <select
                  className={clsx(className, styles.select)}
                  {...control}
                  value={input.parameter}
                  onChange={({target}) => {
                    if (isParameter(target.value)) setInput({...input, parameter: target.value});
                  }}
                >
                  {utmParameters.map((name) => (
                    <option key={name}>{name}</option>
                  ))}
                </select>
              )}
            </Field>
            <CodeField
              label="Pattern of its value"
              value={input.pattern}
              problem={unreadable?.pattern && patternProblemWords[unreadable.pattern]}
              onChange={(pattern) => setInput({...input, pattern})}
            />
          </div>
        </div>
        <div className={styles.examples} role="group" aria-labelledby={`${id}examples`}>
          <p id={`${id}examples`} className={styles.label}>
            Try an example
          </p>
          {utmExamples.map((example) => (
            <SmallButton key={example.label} aria-pressed={input === example} onClick={() => setInput(example)}>
              {example.label}
            </SmallButton>
          ))}
        </div>
      </div>
      <Outcome input={input} result={result} />
    </div>
  );
}
