import type {Language} from '@site/src/lib/audience';
import {FirstPaint, GermanFirstPaint} from '@site/src/ui/FirstPaint';
import {StructuredData} from '@site/src/ui/StructuredData';
import {faqStructuredData} from '@site/src/lib/structuredData';
import {openings} from './words/hero';
import {sectionsDe} from './words/sections.de';
import {sectionsEn} from './words/sections.en';
import {Blurbs} from './Blurbs';
import {Hero} from './Hero';
import {LaterSections} from './LaterSections';
import {PerVisitor} from '@site/src/ui/PerAudience';
import {VideoSection} from './VideoSection';

/** The whole home page in one language, tailored to the audience. */
export function HomeInLanguage({language}: {readonly language: Language}) {
  const isGerman = language === 'de';
  const words = isGerman ? sectionsDe : sectionsEn;
  return (
    <>
      <Hero language={language} />
      {isGerman ? <GermanFirstPaint /> : <FirstPaint after="opening" />}
      <PerVisitor as="div" language={language}>
        {(audience) => <Blurbs blurbs={openings[audience].blurbs} isTailored={audience !== 'default'} />}
      </PerVisitor>
      <VideoSection words={words.video} language={language} />
      <LaterSections words={words} language={language} />
      {!isGerman && <StructuredData data={faqStructuredData(words.faq.items)} />}
    </>
  );
}
