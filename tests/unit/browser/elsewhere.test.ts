import {isElsewhere} from '@site/src/browser/elsewhere';

it.each(['/extension', '/app', '/demo', '/admin/', '/embed/home'])('has nothing to prepare at %s', (path) => {
  expect(isElsewhere(path)).toBe(true);
});

it.each(['/', '/extension/how-to-update', '/demos', '/docs', '/embedded'])('may prepare %s', (path) => {
  expect(isElsewhere(path)).toBe(false);
});
