import Layout from '@theme/Layout';
import clsx from 'clsx';
import {NextStep} from '@site/src/ui/NextStep';
import {PageHeader} from '@site/src/ui/PageHeader';
import {PageMeta} from '@site/src/ui/PageMeta';
import {Section} from '@site/src/ui/Section';
import {SectionHeading} from '@site/src/ui/SectionHeading';
import {SiteLink} from '@site/src/ui/SiteLink';
import {Wrap} from '@site/src/ui/Wrap';
import {experience, experimentsRun} from '@site/src/content/claims';
import {countInWords} from '@site/src/lib/countInWords';
import {useSettings} from '@site/src/lib/settings/useSettings';
import {Reveal} from './_Reveal';
import {TeamDrawing} from './_TeamDrawing';
import {TeamList} from './_TeamList';
import {teamStructuredData} from './structuredData';
import {team, teamExperience, teamPhotos} from './words';
import text from '@site/src/ui/text.module.css';
import styles from './styles.module.css';

/** What the team has done before, read off a tape measure. */
function Experience() {
  return (
    <section className={styles.section} aria-labelledby="experience">
      <Wrap>
        <h2 id="experience">What we bring with us</h2>
      </Wrap>
      <div className={styles.tape}>
        <Wrap>
          <Reveal as="ul" share={0.2} stagger={150} className={styles.marks}>
            {teamExperience.map(({value, label}) => (
              <li key={value} className={styles.mark}>
                <strong className={styles.value}>{value}</strong> <span>{label}</span>
              </li>
            ))}
          </Reveal>
        </Wrap>
      </div>
      <Wrap>
        <p className={clsx(text.caption, styles.note)}>Our own figures.</p>
      </Wrap>
    </section>
  );
}

export default function Team() {
  const {siteUrl, contactEmail} = useSettings();
  const count = countInWords(team.length);
  return (
    <Layout
      title="Team"
      description={`Who makes Tailor AI: ${count} people from CEO to COO, with ${experience.value} ${experience.label} and ${experimentsRun.value} ${experimentsRun.label} behind them.`}
    >
      <PageMeta structuredData={[teamStructuredData(team, {url: siteUrl, email: contactEmail})]} />
      <main>
        <PageHeader
          title="Meet the team"
          lead={`The founders worked at two large social and tech companies. Now ${count} of us make AI that tailors landing pages, for marketers everywhere.`}
          picture={<TeamDrawing />}
        />
        <Section>
          <SectionHeading title={`The ${count} of us`} />
          <TeamList />
        </Section>
        <Experience />
        <Section tone="sunken">
          <SectionHeading title="How we work" text="Each picture links to an article." />
          <Reveal share={0.3} stagger={200} className={styles.photos}>
            {teamPhotos.map(({src, alt, title, link}) => {
              const picture = <img className={styles.picture} src={src} alt={alt} width={900} height={600} />;
              return (
                <figure key={src} className={styles.print}>
                  {link === undefined ? picture : <SiteLink to={link.to}>{picture}</SiteLink>}
                  <figcaption className={styles.caption}>
                    <span className={text.strong}>{title}</span>
                    {link !== undefined && <SiteLink to={link.to}>{link.label}</SiteLink>}
                  </figcaption>
                </figure>
              );
            })}
          </Reveal>
        </Section>
        <Reveal share={0.1}>
          <NextStep
            title="Talk to one of us"
            text="Drop us a line about your page, and ask for a personal demo if you’d like one."
            link={{to: '/blog', label: 'Read what we write'}}
          />
        </Reveal>
      </main>
    </Layout>
  );
}
