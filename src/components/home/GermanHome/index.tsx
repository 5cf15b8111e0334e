import type {ReactNode} from 'react';
import {GermanFirstPaint} from '@site/src/components/FirstPaint';
import {heroDe} from '@site/src/data/home/hero.de';
import {openingDe} from '@site/src/data/home/opening.de';
import {quoteOrder, tileOrder} from '@site/src/data/home/order';
import {sectionsDe} from '@site/src/data/home/sections.de';
import {videoDe} from '@site/src/data/home/video';
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
        tiles={<Tiles words={sectionsDe.tiles} order={tileOrder.default} />}
        testimonials={<Testimonials words={sectionsDe.testimonials} order={quoteOrder.default} />}
      />
    </>
  );
}
