/**
 * Runs in the head, before anything is painted: notes clicks and keys until the
 * behaviours listen (earlyActs.ts does them again), keeps a form that nothing
 * answers yet from leaving the page, and asks again for a script that was lost.
 */
export const earlyActsHeadScript = `(function(){
var acts=window.earlyActs=[],types=['click','keydown','submit'],lost=0;
function note(event){
if(event.type==='submit'){
if(event.target.method!=='dialog'&&!event.target.hasAttribute('action'))event.preventDefault();
else return;
}
acts.push(event);
}
types.forEach(function(type){addEventListener(type,note,true)});
acts.stop=function(){types.forEach(function(type){removeEventListener(type,note,true)})};
addEventListener('error',function(event){
var gone=event.target;
if(!gone||gone.tagName!=='SCRIPT'||!gone.defer||lost>5)return;
setTimeout(function(){
var again=document.createElement('script');
again.defer=true;
again.src=gone.src;
document.head.append(again);
},500*Math.pow(2,lost++));
},true);
})()`;
