import {loadFailureId, stillLoadingId} from './notices';

/** What was pressed, and waits for its code. */
const awaited = ':is(button,input)[aria-busy=true]';

/**
 * Runs in the head, before anything is painted, and does what cannot wait for the behaviors:
 *
 * - Notes clicks and keys, but not those of input methods, until they listen (earlyActs.ts does them again); marks what was pressed as busy, and after a
 *   second says so in words. Keeps a form that nothing answers yet from leaving the page.
 * - Opens dialogs in browsers that do not know `command`.
 * - Asks again for a script of the site that was lost or cut off: later each time, and as soon as the connection is back.
 * - In browsers older than .browserslistrc names: hides popovers, which would stand in the page, and has text in the
 *   system's colors where those of the site are not known.
 * - Keeps the browser's own fade between pages from being told as an error of the page: Chromium rejects its promise where
 *   a page was painted before the fade was ready, and there is nobody who could catch it.
 */
export const earlyActsHeadScript = `(function(){
var html=HTMLElement.prototype;
if(!html.showPopover){
html.showPopover=html.hidePopover=function(){};
addEventListener('DOMContentLoaded',function(){
document.querySelectorAll('[popover]').forEach(function(popover){popover.hidden=true});
});
}
if(!CSS.supports('color','light-dark(red,red)')){
var plain=new CSSStyleSheet();
plain.replaceSync('*{background:Canvas!important;color:CanvasText!important}');
document.adoptedStyleSheets=[plain];
}
var acts=window.earlyActs=[],types=['click','keydown','submit'];
acts.served='[commandfor],[popovertarget],form[method=dialog],[data-island-ready]';
acts.show=function(id){
var notice=document.getElementById(id),place=document.querySelector('dialog:modal')||document.body;
if(!notice)return;
if(notice.parentElement!==place)place.append(notice);
try{notice.showPopover()}catch{}
};
acts.wait=function(control){
if(!control||control.closest(acts.served))return;
control.setAttribute('aria-busy','true');
setTimeout(function(){
if(control.isConnected&&control.matches('${awaited}')&&!document.querySelector('#${loadFailureId}:popover-open'))acts.show('${stillLoadingId}');
},1000);
};
acts.endWaiting=function(){
var notice=document.getElementById('${stillLoadingId}');
document.querySelectorAll('${awaited}').forEach(function(control){
if(control.closest(acts.served))control.removeAttribute('aria-busy');
});
if(notice&&!document.querySelector('${awaited}'))notice.hidePopover();
};
function note(event){
var target=event.target;
if(!target.closest)return;
if(event.isComposing||event.keyCode===229)return;
if(event.type==='submit'){
if(target.method==='dialog'||target.hasAttribute('action'))return;
event.preventDefault();
}else if(event.type==='click')acts.wait(target.closest('button'));
else if(event.key==='Enter'&&target.matches('input:not(form *)'))acts.wait(target);
acts.push(event);
}
types.forEach(function(type){addEventListener(type,note,true)});
acts.stop=function(){types.forEach(function(type){removeEventListener(type,note,true)})};
if(!('commandForElement' in HTMLButtonElement.prototype))addEventListener('click',function(event){
var button=!event.defaultPrevented&&event.target.closest('[commandfor]'),dialog=button&&document.getElementById(button.getAttribute('commandfor'));
if(dialog&&!dialog.open)dialog.showModal();
});
function isOurs(script){
return script.defer&&script.src.indexOf(location.origin+'/assets/')===0;
}
function again(script,query){
var tries=script.tries||0,timer=setTimeout(ask,Math.min(500*Math.pow(2,tries),30000));
addEventListener('online',ask);
function ask(){
clearTimeout(timer);
removeEventListener('online',ask);
var next=document.createElement('script');
next.defer=true;
next.tries=tries+1;
next.src=script.src.split('?')[0]+query;
document.head.append(next);
}
}
addEventListener('error',function(event){
var gone=event.target;
if(gone.tagName==='SCRIPT'&&isOurs(gone))again(gone,'');
if(event.error instanceof SyntaxError&&document.documentElement.dataset.hasHydrated!=='true')[].forEach.call(document.scripts,function(script){
if(isOurs(script)&&script.src===event.filename)again(script,'?'+Date.now());
});
},true);
addEventListener('unhandledrejection',function(event){
if(event.reason instanceof DOMException&&/^Transition was /.test(event.reason.message))event.preventDefault();
});
})()`;
