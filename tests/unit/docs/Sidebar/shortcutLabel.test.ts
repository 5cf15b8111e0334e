import {shortcutLabel} from '@site/src/docs/Sidebar/shortcutLabel';

test.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', '⌘B'],
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15', '⌘B'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', 'Ctrl B'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 'Ctrl B'],
  ['', 'Ctrl B'],
])('on "%s" the key is %s', (userAgent, label) => {
  expect(shortcutLabel('B', userAgent)).toBe(label);
});
