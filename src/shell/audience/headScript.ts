import {audiences, germanLocale, germanOpeningEnd, tailoredPaths} from '../../lib/audience';

/** `npm start` has no HTML to wait for: React draws the page. */
const holdFirstPaint =
  process.env.NODE_ENV === 'development'
    ? ''
    : `document.head.appendChild(Object.assign(document.createElement('link'),{rel:'expect',href:'#${germanOpeningEnd}',blocking:'render'}));`;

/**
 * Runs in the head before anything is painted and marks the document of the
 * home page with the visitor's audience. The HTML holds every version, and
 * src/css/audience.css shows the marked one: the first frame is the right one,
 * with no code loaded. The German page comes after the English one, and the
 * first paint waits for it (see FirstPaint). The rule for who sees which is
 * parseAudience's; a unit test compares them.
 */
export const audienceHeadScript = `(function(){
if(${JSON.stringify(tailoredPaths)}.indexOf(location.pathname)<0)return;
var query=new URLSearchParams(location.search);
var audience=query.get('locale')===${JSON.stringify(germanLocale)}?'german':query.get('audience');
if(${JSON.stringify(audiences)}.indexOf(audience)>0){
document.documentElement.setAttribute('data-audience',audience);
if(audience==='german'){
document.documentElement.lang='de';
${holdFirstPaint}
}
}
})()`;
