import {cleanable} from '@site/src/lib/cleanPath';
import type {ResolvedRedirect} from '@site/src/lib/redirects';

/**
 * Runs in the head of the not-found page, before anything is painted. An old
 * path is forwarded in whatever letters, with its query and hash, and marked as moved; so is a path
 * with debris at its end, for hosts that know no rules. Slashes alone are left
 * to the host, which may be the one that adds them. An unknown path below /blog
 * is marked as a post's, since a plain host answers every path with the same
 * page. Its rules are findRedirect's and cleanPath's; a unit test compares them.
 */
export function notFoundHeadScript(rows: readonly ResolvedRedirect[]): string {
  const table = JSON.stringify(Object.fromEntries(rows.map(({from, url}) => [from.toLowerCase(), url]))).replaceAll(
    '<',
    '\\u003c',
  );
  return `(function(){
var root=document.documentElement,path=location.pathname.replace(/(.)\\/+$/,'$1'),clean=path;
try{clean=new RegExp(${JSON.stringify(cleanable)}).exec(decodeURIComponent(path).replace(/\\/+/g,'/'));clean=clean?clean[1]||'/':path}catch(e){}
var to=${table}[clean.toLowerCase()]||(clean!==path?clean:undefined);
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
