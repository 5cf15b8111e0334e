import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import {PerLanguage} from '@site/src/ui/PerAudience';
import {AudienceSwitcher} from '@site/src/shell/audience/AudienceSwitcher';
import {PageMeta} from '@site/src/ui/PageMeta';
import {homeMeta, homeStructuredData} from './words/meta';
import audienceHead from '@generated/browser-files/default/audience.head.json';
import {useSettings} from '@site/src/lib/settings/useSettings';
import {HomeInLanguage} from './HomeInLanguage';
import {Unpick} from './Unpick';

/** The home page and its aliases, in both languages: audience.head.ts shows the German one in place of the other. */
export function Home({noIndex = false}: {noIndex?: boolean}) {
  const settings = useSettings();
  const {title, description} = homeMeta.en;
  return (
    <Layout title={title} description={description}>
      <PageMeta canonicalPath="/" noIndex={noIndex} structuredData={homeStructuredData(settings)} />
      <Head>
        <script>{audienceHead.code}</script>
        <html lang="en" data-de-title={`${homeMeta.de.title} | Tailor AI`} />
        <meta name="description" content={description} data-de-content={homeMeta.de.description} />
        <meta
          property="og:title"
          content={`${title} | Tailor AI`}
          data-de-content={`${homeMeta.de.title} | Tailor AI`}
        />
        <meta property="og:description" content={description} data-de-content={homeMeta.de.description} />
        <meta property="og:locale" content="en_US" data-de-content="de_DE" />
      </Head>
      <main data-lit>
        <PerLanguage as="div">{(language) => <HomeInLanguage language={language} />}</PerLanguage>
      </main>
      <AudienceSwitcher>
        <Unpick />
      </AudienceSwitcher>
    </Layout>
  );
}
