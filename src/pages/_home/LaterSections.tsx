import type {ReactNode} from 'react';
import type {Language} from '@site/src/lib/audience';
import type {SectionWords} from './words/types';
import {Analytics} from './Analytics';
import {Closing} from './Closing';
import {Credentials} from './Credentials';
import {Faq} from './Faq';
import {Stats} from './Stats';

export interface LaterSectionsProps {
  words: SectionWords;
  language: Language;
  /** The two sections whose order depends on the audience. */
  tiles: ReactNode;
  testimonials: ReactNode;
}

/** The sections below the video, in reading order. */
export function LaterSections({words, language, tiles, testimonials}: LaterSectionsProps): ReactNode {
  return (
    <>
      <Stats words={words.stats} />
      {tiles}
      <Analytics words={words.analytics} language={language} />
      <Credentials words={words.credentials} />
      {testimonials}
      <Faq words={words.faq} />
      <Closing words={words.closing} />
    </>
  );
}
