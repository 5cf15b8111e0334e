import {collapsedAttribute, collapsedValue, sidebarCookieName} from './state';

/**
 * Runs in the head before anything is painted and marks the document of a
 * reader who has collapsed the docs sidebar, so that the first frame has its
 * width. Where cookies are denied, reading them throws.
 */
export const sidebarHeadScript = `try{
if(document.cookie.split('; ').indexOf(${JSON.stringify(`${sidebarCookieName}=${collapsedValue}`)})>=0)
document.documentElement.setAttribute(${JSON.stringify(collapsedAttribute)},${JSON.stringify(collapsedValue)});
}catch(e){}`;
