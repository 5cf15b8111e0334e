import {CodeField} from '../fields/CodeField.client';
import {SelectField} from '../fields/SelectField.client';
import {Part} from '../Frame/Part.client';
import {AddressLines} from './AddressLines';
import {baseProblemWords} from './baseAddress';
import type {PartOfCampaignProps} from './BuildPart.client';
import buttons from '../SmallButton/SmallButton.module.css';
import {CopyButton} from './CopyButton.client';
import {previewNames, previewParameters} from './parameters';
import styles from './PreviewPart.module.css';

/** The links to look at both versions of a page, and to check its script tag. */
export function PreviewPart({texts, reading, change, field}: PartOfCampaignProps) {
  const {addresses, built, page, pageNotes, previews} = reading;
  const pages = [
    ...addresses.map(({row}) => ({
      value: String(row),
      label: built.length === 1 ? 'The URL built above' : `URL ${row} of those above`,
    })),
    {value: 'other', label: 'Another URL'},
  ];
  const shown = addresses.find(({row}) => row === page);
  const problem = typeof previews === 'string' ? baseProblemWords[previews] : undefined;
  return (
    <Part
      title="Look before visitors do"
      label="Page to look at"
      fields={
        <>
          <SelectField
            label="Page to look at"
            options={pages}
            value={page === undefined ? 'other' : String(page)}
            onChange={(chosen) =>
              // Begins with the address that was shown, so that there is something to change.
              change({page: chosen, other: texts.other === '' ? (shown?.address ?? '') : texts.other})
            }
          />
          {page === undefined && (
            <CodeField
              label="Its URL"
              rows={3}
              inputMode="url"
              problem={problem}
              hint={pageNotes || undefined}
              {...field('other')}
            />
          )}
        </>
      }
    >
      {typeof previews === 'string' ? (
        <p>No links yet. Enter a URL, or build one above.</p>
      ) : (
        <dl className={styles.previews}>
          {previews.map(({preview, address}) => (
            <div key={preview} className={styles.preview}>
              <dt>{previewNames[preview]}</dt>
              <dd className={styles.link}>
                <AddressLines address={address} marked={previewParameters} />
              </dd>
              <dd className={buttons.row}>
                <CopyButton label="Copy" of={`link to ${previewNames[preview].toLowerCase()}`} text={address} />
                {/* readBase lets http and https through alone. */}
                <a className={buttons.button} href={address} target="_blank" rel="noopener noreferrer">
                  Open<span className="visually-hidden"> {previewNames[preview].toLowerCase()} in a new tab</span>
                </a>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Part>
  );
}
