node active-pages.mjs
