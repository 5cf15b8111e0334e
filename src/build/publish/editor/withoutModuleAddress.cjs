/**
 * A loader for Sveltia CMS, which asks for a module's own address. The bundler would write the folder of this checkout
 * in its place; the files are all in one folder, so the page's address with it does as well. Addresses of files beside
 * the module stay, since the bundler knows those: `new URL('heic_dec.wasm', import.meta.url)`.
 */
module.exports = (source) =>
  source
    .replace(/import\.meta\.resolve/g, 'undefined')
    .replace(/(?<!["'`]\s*,\s*)import\.meta\.url/g, 'self.location.href');
