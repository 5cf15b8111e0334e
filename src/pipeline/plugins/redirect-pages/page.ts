import type {ResolvedRedirect} from '../../../lib/redirects';
import {targetOf} from '../../../lib/redirectTarget';

const inAttribute = (address: string): string => address.replaceAll('&', '&amp;');

/** As code: also the end of a script element is a text there. */
const inScript = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c');

/** Keeps the query and the hash of the visitor, as the servers do. */
function pageTo(url: string): string {
  const {address, joint, hash} = targetOf(url);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Moved</title>
    <link rel="canonical" href="${inAttribute(url)}">
    <script>
      var query = location.search.slice(1);
      location.replace(${inScript(address)} + (query && ${inScript(joint)} + query) + (${inScript(hash)} || location.hash));
    </script>
    <noscript><meta http-equiv="refresh" content="0; url=${inAttribute(url)}"></noscript>
  </head>
  <body>
    <noscript><p>This page has moved to <a href="${inAttribute(url)}">${inAttribute(url)}</a>.</p></noscript>
  </body>
</html>
`;
}

/** The file for an old path, and the page in it. */
export const redirectPage = ({from, url}: ResolvedRedirect): {readonly name: string; readonly content: string} => ({
  name: `${from.slice(1)}/index.html`,
  content: pageTo(url),
});
