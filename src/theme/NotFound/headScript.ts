import type {ResolvedRedirect} from '@site/src/lib/redirects';

/**
 * Runs in the head of the not-found page, before anything is painted. An old
 * path is forwarded with its query and hash, and marked as moved; an unknown one
 * below /blog is marked as a post's, since a plain host answers every path with
 * the same page. Its rule is findRedirect's; a unit test compares them.
 */
export function notFoundHeadScript(rows: readonly ResolvedRedirect[]): string {
  const table = JSON.stringify(Object.fromEntries(rows.map(({from, url}) => [from, url]))).replaceAll('<', '\\u003c');
  return `(function(){
var root=document.documentElement,path=location.pathname,to=${table}[path.replace(/(.)\\/$/,'$1')];
if(to===undefined){
if(path.indexOf('/blog/')===0)root.setAttribute('data-missing','post');
return;
}
root.setAttribute('data-missing','moved');
var parts=/^([^?#]*)\\??([^#]*)(.*)$/.exec(to);
var query=[parts[2],location.search.slice(1)].filter(Boolean).join('&');
location.replace(parts[1]+(query&&'?'+query)+(parts[3]||location.hash));
})()`;
}
