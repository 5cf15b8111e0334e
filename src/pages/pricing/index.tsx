import Layout from '@theme/Layout';
import {Island} from '@site/src/browser/islands/Island';
import {freeTrial, trialDays, variants} from '@site/src/content/claims';
import {tierRates} from '@site/src/content/plans';
import {messageHref} from '@site/src/lead/answers';
import {useSettings} from '@site/src/lib/settings/useSettings';
import {faqStructuredData} from '@site/src/lib/structuredData';
import {Button} from '@site/src/ui/Button';
import {opensDialog} from '@site/src/ui/Dialog/opensDialog';
import {NextStep} from '@site/src/ui/NextStep';
import {PageMeta} from '@site/src/ui/PageMeta';
import {QuestionList} from '@site/src/ui/QuestionList';
import {Section} from '@site/src/ui/Section';
import {SectionHeading} from '@site/src/ui/SectionHeading';
import {SiteLink} from '@site/src/ui/SiteLink';
import {Wrap} from '@site/src/ui/Wrap';
import {PlanCards} from './_PlanCards';
import {strokes, Tape, TapeRoll, TapeStrokes} from './_Tape';
import VisitorCount from './_VisitorCount/VisitorCount.island';
import {offerMessage, pricingQuestions} from './words';
import text from '@site/src/ui/text.module.css';
import styles from './styles.module.css';
import trial from './trial.module.css';

/** The first day, and every tenth. */
const numerals = Array.from({length: Math.floor(trialDays / 10) + 1}, (_, index) => Math.max(1, index * 10));

/** One for each day, longer at every fifth and longest at those with a numeral. */
const all = Array.from({length: trialDays}, (_, index) => index + 1);

/** A measuring tape of the trial's length, the rest of it on a roll. */
function TrialTimeline() {
  return (
    <div className={trial.timeline}>
      <p className={trial.words}>
        <strong>
          {freeTrial.value} {freeTrial.label}
        </strong>
        <span>Full access, on all plans</span>
      </p>
      <div className={trial.trial} aria-hidden="true">
        <Tape className={trial.tape}>
          <div className={trial.scale}>
            <TapeStrokes viewBox={`1 0 ${trialDays - 1} 24`}>
              <path className={trial.days} d={strokes(all, 8)} />
              <path
                d={
                  strokes(
                    all.filter((day) => day % 5 === 0),
                    14,
                  ) + strokes(numerals, 22)
                }
              />
            </TapeStrokes>
            {numerals.map((day) => (
              <span key={day} className={trial.numeral} style={{left: `${((day - 1) / (trialDays - 1)) * 100}%`}}>
                {day === 1 || day === trialDays ? `Day ${day}` : day}
              </span>
            ))}
          </div>
        </Tape>
        <TapeRoll className={trial.roll} />
      </div>
    </div>
  );
}

/** How to get a quote, as a slip; each plan’s card says its own price. */
function OpenPoints() {
  const {contactEmail} = useSettings();
  return (
    <div className={styles.slip}>
      <h2 className={styles.question}>What will it cost after the trial?</h2>
      <p>
        You can get a quote today. Tell us your plan, and your unique monthly visitors on pages where Tailor is active.
      </p>
      <p className={text.aside}>
        Traffic tier rates: <span>{tierRates}</span>
      </p>
      <div className={styles.ways}>
        <Button {...opensDialog('lead', 'quote')}>Ask for a quote</Button>
        <SiteLink className={styles.email} to={messageHref(contactEmail, offerMessage, [])} target="_self">
          Ask by email
        </SiteLink>
      </div>
    </div>
  );
}

export default function Pricing() {
  return (
    <Layout
      title="Pricing"
      description={`Start free for ${trialDays} days on any plan. Each includes ${variants.value.toLowerCase()} ${variants.label} and A/B testing; plans grow with your traffic.`}
    >
      <PageMeta structuredData={[faqStructuredData(pricingQuestions)]} />
      <main data-lit>
        <Wrap className={styles.hero}>
          <header className={styles.opening}>
            <h1>Start free, grow with your traffic</h1>
            <p className={styles.lead}>
              Every plan begins with {trialDays} days of full access, free. Plans differ in audience segments, team
              members and traffic. <SiteLink to="/vs">Compare Tailor with traditional tools</SiteLink>
            </p>
          </header>
          <PlanCards />
          <TrialTimeline />
        </Wrap>
        <Section tone="denim">
          <div className={styles.traffic}>
            <h2 className={styles.heading}>You pay for visitors, not for pages</h2>
            <p>
              Traffic is measured as unique monthly visitors on pages where Tailor is active. A tier covers a range of
              visitors. If you outgrow yours, your plan scales to the next tier automatically, with notice before the
              change.
            </p>
          </div>
          <Island of={VisitorCount} props={{}} />
        </Section>
        <Section tone="sunken">
          <div className={styles.answers}>
            <SectionHeading title="Questions, answered" />
            <QuestionList questions={pricingQuestions} />
            <OpenPoints />
          </div>
        </Section>
        <NextStep
          title="Try it on one page"
          text={`Early access is limited and free, and your trial lasts ${trialDays} days. All you need is a page and an idea.`}
          link={{to: '/trust', label: 'Data and security'}}
          tone="denim"
          picture={{src: '/img/pricing/jacket.svg', width: 300, height: 393}}
        />
      </main>
    </Layout>
  );
}
