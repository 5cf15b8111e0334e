import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {ArrowRight} from 'lucide-react';
import {SiteLink} from '@site/src/ui/SiteLink';
import {Disclosure} from '@site/src/ui/Disclosure';
import {chaptersOf, formatTime} from '@site/src/player';
import {Still} from '@site/src/player/stage/Still';
import {VideoEmbed} from '@site/src/player/VideoEmbed';
import {walkthroughs} from '@site/src/player/walkthroughs';
import type {DemoGuide, GuideId} from '../guides';
import textStyles from '@site/src/ui/text.module.css';
import onDenim from '@site/src/ui/denim.module.css';
import line from './Chapters.module.css';
import styles from './styles.module.css';

/** The guide's chapters on its time line, each as long as it lasts. */
function Chapters({id, duration}: {readonly id: GuideId; readonly duration: number}) {
  const {en, poster} = walkthroughs[id];
  const chapters = chaptersOf(en);
  const lengthOf = (index: number, at: number): number => (chapters[index + 1]?.at ?? duration) - at;
  return (
    <ol className={line.chapters} style={{'--duration': duration, '--poster': poster}} aria-label="Chapters">
      {chapters.map(({title, at}, index) => (
        <li key={at} className={line.chapter} style={{'--at': at, '--length': lengthOf(index, at)}}>
          <span className={line.time}>{formatTime(at)}</span> {title}
        </li>
      ))}
    </ol>
  );
}

export interface GuideProps {
  guide: DemoGuide;
  /** On the stage while no other guide has been chosen. */
  current: boolean;
  /** The one after it, but for the last. */
  next: DemoGuide | undefined;
}

/** One task on the stage: its player, what the player says as text, and the page that says more. */
export function Guide({guide: {id, number, title, description, duration, to, more}, current, next}: GuideProps) {
  useBrokenLinks().collectAnchor(id);
  return (
    <article id={id} className={styles.guide} data-guide data-current={current ? '' : undefined} data-follow>
      <VideoEmbed video={id} title={title} poster={<Still video={id} />} />
      <div className={clsx(onDenim.words, styles.words)}>
        <Chapters id={id} duration={duration} />
        <div className={styles.heading}>
          <h2 className={styles.title}>
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>{' '}
            {title}
          </h2>
          <span className={styles.duration}>{duration} seconds</span>
        </div>
        <p className={textStyles.quiet}>
          {description}{' '}
          <SiteLink className={styles.more} to={to}>
            {more} <ArrowRight aria-hidden="true" size={18} />
          </SiteLink>
          {next && (
            <SiteLink className={styles.more} to={`#${next.id}`}>
              Next guide: {next.sidebarTitle} <ArrowRight aria-hidden="true" size={18} />
            </SiteLink>
          )}
        </p>
        <Disclosure
          className={styles.transcript}
          title={
            <>
              Transcript<span className="visually-hidden">: {title}</span>
            </>
          }
        >
          <div className={styles.said}>
            {chaptersOf(walkthroughs[id].en).map(({title: heading, at, steps}) => (
              <div key={at} className={styles.chapter}>
                <h3>{heading}</h3>
                <ol className={styles.steps}>
                  {steps.map(({at: start, step}) => (
                    <li key={start} className={styles.step}>
                      <span className={styles.time}>{formatTime(start)}</span> <span>{step.caption}</span>
                    </li>
                  ))}
                </ol>
              </div>
            ))}
          </div>
        </Disclosure>
      </div>
    </article>
  );
}
