/** schema.org data beside the content that it describes, for parts that are not loaded with the page's head. */
export function StructuredData({data}: {data: object}) {
  // A "<" could end the script early.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{__html: json}} />;
}
