import {dataInPage} from '@site/src/lib/dataInPage';

/** schema.org data beside the content that it describes, for parts that are not loaded with the page's head. */
export function StructuredData({data}: {data: object}) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{__html: dataInPage(data)}} />;
}
