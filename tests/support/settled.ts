import {expect} from '@playwright/test';

/** What a page says once it has said the same twice; while it says nothing it is at work. */
export async function settled(read: () => Promise<string>): Promise<string> {
  let before = '';
  await expect
    .poll(
      async () => {
        const now = await read();
        const isSame = now !== '' && now === before;
        before = now;
        return isSame;
      },
      {intervals: [300]},
    )
    .toBe(true);
  return before;
}
