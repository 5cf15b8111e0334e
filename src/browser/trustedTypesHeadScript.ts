/**
 * Runs before all other scripts, where the browser knows Trusted Types and the
 * site's policy asks for them (src/build/hosting/contentSecurityPolicy.ts): scripts
 * and workers come from this site alone, and no text becomes markup.
 */
export const trustedTypesHeadScript = `window.trustedTypes&&trustedTypes.createPolicy('default',{createScriptURL:function(address){
if(new URL(address,location.href).origin===location.origin)return address;
}})`;
