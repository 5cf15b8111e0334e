import type {ReactNode} from 'react';
import {PerAudience} from '@site/src/ui/PerAudience';
import {StructuredData} from '@site/src/ui/StructuredData';
import {quoteOrder, tileOrder} from '../words/order';
import {sectionsEn} from '../words/sections.en';
import {faqStructuredData} from '@site/src/lib/structuredData';
import {LaterSections} from '../LaterSections';
import {Testimonials} from '../Testimonials';
import {Tiles} from '../Tiles';

/** The later sections in English; tiles and quotes come in the audience's order. */
export function EnglishLaterSections(): ReactNode {
  return (
    <>
      <LaterSections
        words={sectionsEn}
        language="en"
        tiles={
          <PerAudience as="div">
            {(audience) => <Tiles words={sectionsEn.tiles} order={tileOrder[audience]} language="en" />}
          </PerAudience>
        }
        testimonials={
          <PerAudience as="div">
            {(audience) => <Testimonials words={sectionsEn.testimonials} order={quoteOrder[audience]} />}
          </PerAudience>
        }
      />
      <StructuredData data={faqStructuredData(sectionsEn.faq.items)} />
    </>
  );
}
