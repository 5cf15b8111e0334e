import type {Language} from '@site/src/lib/audience';
import type {SectionWords} from './words/sections.en';
import {Analytics} from './Analytics';
import {Closing} from './Closing';
import {Credentials} from './Credentials';
import {Faq} from './Faq';
import {Stats} from './Stats';
import {Testimonials} from './Testimonials';
import {Tiles} from './Tiles';

/** The sections below the video, in reading order; something in each is tailored to the audience. */
export function LaterSections({words, language}: {words: SectionWords; language: Language}) {
  return (
    <>
      <Stats words={words.stats} language={language} />
      <Tiles words={words.tiles} language={language} />
      <Analytics words={words.analytics} language={language} />
      <Credentials words={words.credentials} language={language} />
      <Testimonials words={words.testimonials} language={language} />
      <Faq words={words.faq} language={language} />
      <Closing words={words.closing} language={language} />
    </>
  );
}
