/**
 * A loader for Sveltia CMS, which reads import.meta.url. The bundler would insert the path of this checkout; the page's
 * address works instead. `new URL('heic_dec.wasm', import.meta.url)` stays, since the bundler handles it.
 */
module.exports = (source) =>
  source
    .replace(/import\.meta\.resolve/g, 'undefined')
    .replace(/(?<!["'`]\s*,\s*)import\.meta\.url/g, 'self.location.href');
