import {useEffect, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import {englishAudiences, useAudience, languageOf} from '@site/src/audience';
import {AudienceSwitcher} from '@site/src/components/AudienceSwitcher';
import {Deferred} from '@site/src/components/Deferred';
import {PageMeta} from '@site/src/components/PageMeta';
import {homeMeta, homeStructuredData} from '@site/src/data/home/meta';
import {useSettings} from '@site/src/settings/useSettings';
import {EnglishHome} from './EnglishHome';
import {loadGermanHome} from './load';
import {renderedGermanHome} from './rendered';

export interface HomeProps {
  /** Keeps an alias of the page out of search results. */
  noIndex?: boolean;
}

/**
 * The home page and its aliases. The HTML holds both languages; the one that
 * is not the visitor's is hidden from the first frame on and gone once hydrated.
 */
export function Home({noIndex = false}: HomeProps): ReactNode {
  const settings = useSettings();
  const audience = useAudience();
  const language = audience && languageOf(audience);
  const meta = homeMeta[language ?? 'en'];

  useEffect(() => {
    // The mark of the head script has done its work once the page shows one version only.
    if (audience !== undefined) document.documentElement.removeAttribute('data-audience');
  }, [audience]);

  return (
    <Layout title={meta.title} description={meta.description}>
      <PageMeta canonicalPath="/" noIndex={noIndex} structuredData={homeStructuredData(settings)} />
      {language === 'de' && (
        <Head>
          <html lang="de" />
        </Head>
      )}
      <main>
        {language !== 'de' && (
          <div key="en" data-for={language ? undefined : englishAudiences.join(' ')}>
            <EnglishHome />
          </div>
        )}
        {language !== 'en' && (
          <div key="de" lang="de" data-for={language ? undefined : 'german'}>
            <Deferred rendered={renderedGermanHome} load={loadGermanHome} now={language === 'de'} />
          </div>
        )}
      </main>
      <AudienceSwitcher />
    </Layout>
  );
}
