import type {ReactNode} from 'react';
import {PerAudience} from '@site/src/audience';
import {quoteOrder, tileOrder} from '@site/src/data/home/order';
import {sectionsEn} from '@site/src/data/home/sections.en';
import {LaterSections} from '../LaterSections';
import {Testimonials} from '../Testimonials';
import {Tiles} from '../Tiles';

/** The later sections in English; tiles and quotes come in the audience's order. */
export default function EnglishLaterSections(): ReactNode {
  return (
    <LaterSections
      words={sectionsEn}
      tiles={
        <PerAudience as="div">
          {(audience) => <Tiles words={sectionsEn.tiles} order={tileOrder[audience]} />}
        </PerAudience>
      }
      testimonials={
        <PerAudience as="div">
          {(audience) => <Testimonials words={sectionsEn.testimonials} order={quoteOrder[audience]} />}
        </PerAudience>
      }
    />
  );
}
