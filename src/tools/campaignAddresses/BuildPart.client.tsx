import {useId} from 'react';
import {utmParameters} from '@site/src/lib/utmTest';
import type {Texts} from '../address/query';
import type {ControlledText} from '../address/useTexts.client';
import {CodeField} from '../fields/CodeField.client';
import {SelectField} from '../fields/SelectField.client';
import {TextField} from '../fields/TextField.client';
import {Part} from '../Frame/Part.client';
import {saveCsv} from '../saveCsv.client';
import {baseProblemWords} from './baseAddress';
import {valueNames} from './buildAddress';
import {AddressLines} from './AddressLines';
import {BuiltTable} from './BuiltTable.client';
import layout from './BuildPart.module.css';
import {ButtonRow, SmallButton} from '../SmallButton/SmallButton.client';
import {buildWords, valueHints} from './buildWords';
import {fitsAddress, tooLong} from './carry';
import {CopyButton} from './CopyButton.client';
import type {CampaignField} from './defaults';
import {LinesField} from './LinesField.client';
import type {CampaignReading} from './read';
import {sheetOf} from './sheetRows';
import parts from '@site/src/ui/Field/styles.module.css';
import styles from './fields.module.css';

export interface PartOfCampaignProps {
  readonly texts: Texts<CampaignField>;
  readonly reading: CampaignReading;
  readonly change: (changed: Partial<Texts<CampaignField>>) => void;
  readonly field: (name: CampaignField) => ControlledText;
}

const ways = [
  {value: 'one', label: 'One URL'},
  {value: 'several', label: 'Several, from a spreadsheet'},
] as const;

/** Addresses from their parts: one from fields, or several from a sheet. */
export function BuildPart({texts, reading, change, field}: PartOfCampaignProps) {
  const {built, addresses, sheet} = reading;
  const schemeHint = useId();
  const [first] = built;
  const isSheet = texts.rows === 'several';
  const all = addresses.map(({address}) => address).join('\n');
  return (
    <Part
      title="Build URLs"
      label="Parts of the URLs"
      isWide={isSheet}
      verdict={buildWords(built, sheet)}
      fields={
        <>
          <SelectField label="What to build" options={ways} {...field('rows')} />
          {isSheet ? (
            <LinesField
              label="Rows: page URL, source, medium, campaign, term, content"
              hint={`Paste them from a spreadsheet, or as CSV with commas, semicolons, bars or tabs. A header row is optional.${fitsAddress(texts.sheet) ? '' : ` ${tooLong}`}`}
              problem={sheet.problem}
              {...field('sheet')}
            />
          ) : (
            <>
              <CodeField
                label="Page URL"
                rows={2}
                inputMode="url"
                problem={first && 'problem' in first ? baseProblemWords[first.problem] : undefined}
                {...field('base')}
              />
              <div className={layout.values}>
                {valueNames.map((name) => (
                  <div key={name} className={layout.value} data-name={name}>
                    <TextField
                      label={`utm_${name}`}
                      hint={valueHints[name]}
                      maxLength={300}
                      autoCapitalize="none"
                      {...field(name)}
                    />
                  </div>
                ))}
              </div>
            </>
          )}
          <div className={parts.field}>
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={texts.scheme !== 'off'}
                aria-describedby={schemeHint}
                onChange={({target}) => change({scheme: target.checked ? 'on' : 'off'})}
              />
              Apply the naming scheme
            </label>
            <p className={parts.hint} id={schemeHint}>
              Lower case, letters and digits, and a hyphen for anything else. Turn it off to keep your spelling.
            </p>
          </div>
        </>
      }
    >
      {isSheet
        ? built.length > 0 && <BuiltTable built={built} />
        : all !== '' && <AddressLines address={all} marked={utmParameters} />}
      {addresses.length > 0 && (
        <ButtonRow>
          <CopyButton label={isSheet ? 'Copy all URLs' : 'Copy URL'} text={all} />
          <CopyButton label="Copy as CSV" text={sheetOf(built)} />
          <SmallButton onClick={() => saveCsv('campaign-addresses.csv', sheetOf(built))}>Download CSV</SmallButton>
        </ButtonRow>
      )}
    </Part>
  );
}
