import {scrollTopToShow} from '@site/src/docs/Sidebar/scroll';

const list = {scrollTop: 100, height: 200};

test.each([
  ['stays for an item in view', {top: 150, height: 30}, 100],
  ['stays for an item at the very edges', {top: 100, height: 200}, 100],
  ['goes up to an item above', {top: 40, height: 30}, 40],
  ['goes down to the end of an item below', {top: 400, height: 30}, 230],
])('the list %s', (_name, item, scrollTop) => {
  expect(scrollTopToShow(list, item)).toBe(scrollTop);
});
