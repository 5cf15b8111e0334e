import {Island} from '@site/src/browser/islands/Island';
import {Dialog, DialogDescription, DialogTitle} from '@site/src/ui/Dialog';
import {leadDialogWords, type LeadDialogWords} from './words';
import {plans} from '@site/src/content/plans';
import {shellWords} from '@site/src/content/navigation';
import {useSettings} from '@site/src/lib/settings/useSettings';
import LeadForm from './LeadForm.island';
import text from '@site/src/ui/text.module.css';
import styles from './LeadDialog.module.css';
import {CodeXml, Lock, Scissors, ShieldCheck, ChartLine, SquareSplitHorizontal, Timer} from 'lucide-react';
import type {Language} from '@site/src/lib/audience';

const badges = [
  ['speed', Timer],
  ['testing', SquareSplitHorizontal],
  ['conversion', ChartLine],
] as const;

const plansWith = (isForSales: boolean): string[] =>
  plans.filter(({cta}) => (cta === 'Contact Sales') === isForSales).map(({name}) => name);

/** What the dialog is called, by what it is asked for. */
const titlesOf = ({
  title,
  titles,
}: LeadDialogWords): readonly (readonly [title: string, asked: readonly string[]])[] => [
  [title, ['trial', ...plansWith(false)]],
  [titles.sales, plansWith(true)],
  [titles.quote, ['quote']],
  [titles.question, ['question']],
];

/** The denim side of the dialog, on phones its top alone: title, headline, badges and the early access label. */
function Offer({words, language}: {readonly words: LeadDialogWords; readonly language: Language}) {
  return (
    <div className={styles.offer}>
      <div className={styles.head}>
        <DialogTitle dialog="lead" language={language} className={styles.title}>
          {titlesOf(words).map(([title, asked], index) => (
            <span key={title} hidden={index > 0} data-asked={asked.join(' ')}>
              {title}
            </span>
          ))}
        </DialogTitle>
        <DialogDescription dialog="lead" language={language} className={styles.headline}>
          {words.headline}
        </DialogDescription>
      </div>
      <ul className={styles.badges}>
        {badges.map(([word, Icon]) => (
          <li key={word} className={styles.badge}>
            <Icon className={styles.offerIcon} size={18} aria-hidden="true" />
            {words.badges[word]}
          </li>
        ))}
      </ul>
      <p className={styles.notice}>
        <strong className={styles.noticeLabel}>{words.notice.label}</strong>
        {words.notice.text}
      </p>
    </div>
  );
}

const notes = [
  ['secure', Lock],
  ['privacy', ShieldCheck],
  ['setup', CodeXml],
  ['cancel', Scissors],
] as const;

/** 'Start Your Free Trial': what is offered, the form, and what to expect. */
export function LeadDialog() {
  const {hubspotFormId, contactEmail} = useSettings();
  return (
    <Dialog
      name="lead"
      size="wide"
      withoutScript={
        <p>
          {shellWords.en.noForm} {shellWords.en.orWrite} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </p>
      }
    >
      {(language) => (
        <div className={styles.layout} data-lead-form={hubspotFormId}>
          <Offer words={leadDialogWords[language]} language={language} />
          <div className={styles.form}>
            <Island of={LeadForm} props={{language}} className={styles.island} />
            {/* In the HTML, so that there is a way out whatever becomes of the form's code. */}
            <p className={text.aside}>
              {shellWords[language].orWrite} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
            </p>
            {/* In the manner of a care label. */}
            <ul className={styles.notes}>
              {notes.map(([word, Icon]) => (
                <li key={word} className={styles.note}>
                  <Icon className={styles.icon} size={16} aria-hidden="true" />
                  {leadDialogWords[language].trust[word]}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </Dialog>
  );
}
