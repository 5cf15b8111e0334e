import type {ReactNode} from 'react';
import {PerAudience} from '@site/src/ui/PerAudience';
import {FirstPaint} from '@site/src/ui/FirstPaint';
import {heroEn} from '../words/hero.en';
import {openingEn} from '../words/opening.en';
import {videoEn} from '../words/video';
import {Blurbs} from '../Blurbs';
import {Headline} from '../Headline';
import {Hero} from '../Hero';
import {HeroDemo} from '../HeroDemo';
import {VideoSection} from '../VideoSection';
import {EnglishLaterSections} from './LaterSections';

/** The home page in English, tailored to the audience. */
export function EnglishHome(): ReactNode {
  return (
    <>
      <Hero
        words={heroEn}
        headline={<PerAudience>{(audience) => <Headline line={openingEn[audience].headline} />}</PerAudience>}
        lead={<PerAudience>{(audience) => openingEn[audience].lead}</PerAudience>}
        demo={<HeroDemo words={heroEn} language="en" />}
      />
      <FirstPaint after="opening" />
      <PerAudience as="div">{(audience) => <Blurbs blurbs={openingEn[audience].blurbs} />}</PerAudience>
      <VideoSection words={videoEn} language="en" />
      <EnglishLaterSections />
    </>
  );
}
