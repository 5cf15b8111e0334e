import type {Language} from '@site/src/lib/audience';
import {EndOfOpening} from '@site/src/ui/FirstPaint';
import {StructuredData} from '@site/src/ui/StructuredData';
import {faqStructuredData} from '@site/src/lib/structuredData';
import {openings} from './words/hero';
import {sectionsDe} from './words/sections.de';
import {sectionsEn} from './words/sections.en';
import {Blurbs} from './Blurbs';
import {Hero} from './Hero';
import {PerVisitor} from '@site/src/ui/PerAudience';
import {VideoSection} from './VideoSection';
import {Analytics} from './Analytics';
import {Closing} from './Closing';
import {Credentials} from './Credentials';
import {Faq} from './Faq';
import {Stats} from './Stats';
import {Testimonials} from './Testimonials';
import {Tiles} from './Tiles';

/** The whole home page in one language, in reading order; something in each section is tailored to the audience. */
export function HomeInLanguage({language}: {readonly language: Language}) {
  const isGerman = language === 'de';
  const words = isGerman ? sectionsDe : sectionsEn;
  return (
    <>
      <Hero language={language} />
      {!isGerman && <EndOfOpening />}
      <PerVisitor as="div" language={language}>
        {(audience) => <Blurbs blurbs={openings[audience].blurbs} isTailored={audience !== 'default'} />}
      </PerVisitor>
      <VideoSection words={words.video} language={language} />
      <Stats words={words.stats} language={language} />
      <Tiles words={words.tiles} language={language} />
      <Analytics words={words.analytics} language={language} />
      <Credentials words={words.credentials} language={language} />
      <Testimonials words={words.testimonials} language={language} />
      <Faq words={words.faq} language={language} />
      <Closing words={words.closing} language={language} />
      <StructuredData data={faqStructuredData(words.faq.items)} />
    </>
  );
}
