npm install --save-dev typescript @types/node
npx tsc --noEmit --strict --types node active-pages.ts
