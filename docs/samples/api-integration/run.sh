npx tsx active-pages.ts
