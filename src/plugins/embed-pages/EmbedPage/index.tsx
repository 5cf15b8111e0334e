import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {languageOf, parseAudience} from '@site/src/audience';
import {PageMeta} from '@site/src/components/PageMeta';
import {videos, type VideoId} from '@site/src/data/videos';
import {videoTitle} from '@site/src/lib/video';
import {Player, type Walkthrough} from '@site/src/player';
import {useFramingTheme} from './useFramingTheme';
import styles from './styles.module.css';

export interface EmbedPageProps {
  readonly id: VideoId;
  readonly walkthrough: Walkthrough;
}

/** A page that is nothing but the player, made to be framed: no navigation bar, no footer. */
export default function EmbedPage({id, walkthrough}: EmbedPageProps): ReactNode {
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  useFramingTheme();
  const video = videos[id];
  const wanted = isBrowser ? languageOf(parseAudience(search)) : 'en';
  const language = walkthrough[wanted] === undefined ? 'en' : wanted;
  const title = videoTitle(video, language);
  return (
    <>
      <PageMetadata title={title} description={video.description} />
      <PageMeta noIndex />
      <Head>
        <html lang={language} />
      </Head>
      <main className={styles.page}>
        <h1 className="visually-hidden">{title}</h1>
        <Player
          title={title}
          duration={video.duration}
          walkthrough={walkthrough}
          language={language}
          autoplay={isBrowser && new URLSearchParams(search).get('autoplay') === '1'}
        />
      </main>
    </>
  );
}
