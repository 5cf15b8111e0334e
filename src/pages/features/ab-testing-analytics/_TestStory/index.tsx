import type {ReactNode} from 'react';
import {Section} from '@site/src/ui/Section';
import {SectionHeading} from '@site/src/ui/SectionHeading';
import {TrafficShift} from './TrafficShift';
import {VersionPair} from './VersionPair';
import styles from './styles.module.css';

/** The example behind the dashboard's figures, and what is to come. */
export function TestStory(): ReactNode {
  return (
    <>
      <Section>
        <SectionHeading title="One ad, two versions of a page" />
        <VersionPair />
      </Section>
      <Section rhythm="tight" className={styles.next} aria-label="What comes next">
        <TrafficShift />
      </Section>
    </>
  );
}
