import type {ReactNode} from 'react';
import {GermanFirstPaint} from '@site/src/ui/FirstPaint';
import {heroDe} from '../words/hero.de';
import {openingDe} from '../words/opening.de';
import {quoteOrder, tileOrder} from '../words/order';
import {sectionsDe} from '../words/sections.de';
import {videoDe} from '../words/video';
import {Blurbs} from '../Blurbs';
import {Headline} from '../Headline';
import {Hero} from '../Hero';
import {HeroDemo} from '../HeroDemo';
import {LaterSections} from '../LaterSections';
import {Testimonials} from '../Testimonials';
import {Tiles} from '../Tiles';
import {VideoSection} from '../VideoSection';

/** The whole home page in German. */
export function GermanHome(): ReactNode {
  return (
    <>
      <Hero
        words={heroDe}
        headline={<Headline line={openingDe.headline} />}
        lead={openingDe.lead}
        demo={<HeroDemo words={heroDe} language="de" />}
      />
      <GermanFirstPaint />
      <Blurbs blurbs={openingDe.blurbs} />
      <VideoSection words={videoDe} language="de" />
      <LaterSections
        words={sectionsDe}
        language="de"
        tiles={<Tiles words={sectionsDe.tiles} order={tileOrder.default} language="de" />}
        testimonials={<Testimonials words={sectionsDe.testimonials} order={quoteOrder.default} />}
      />
    </>
  );
}
