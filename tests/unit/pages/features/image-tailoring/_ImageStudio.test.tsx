/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import ImageStudio from '@site/src/pages/features/image-tailoring/_ImageStudio/ImageStudio.island';

const button = (name: RegExp | string) => screen.getByRole('button', {name});
const slider = () => screen.getByRole('slider', {name: 'Share of the original picture'});

test('a prompt shows its picture in the page, and the pieces below follow', () => {
  render(<ImageStudio />);
  expect(button(/Office team collaboration/)).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(button(/Minimalist product showcase/));
  expect(button(/Minimalist product showcase/)).toHaveAttribute('aria-pressed', 'true');
  expect(button(/Office team collaboration/)).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('img', {name: /Its tailored picture: one bag of coffee on a plinth\.$/})).toBeVisible();
  expect(slider()).toHaveAttribute('aria-valuetext', expect.stringContaining('one bag of coffee'));
});

test('a ratio cuts the picture around its subject', () => {
  const {container} = render(<ImageStudio />);
  const crops = () => [...container.querySelectorAll('svg')].map((svg) => svg.getAttribute('viewBox'));
  for (const [ratio, crop] of [
    ['16:9', '0 47.5 400 225'],
    ['1:1', '86 0 300 300'],
    ['4:5', '116 0 240 300'],
    ['9:16', '151.625 0 168.75 300'],
  ] as const) {
    fireEvent.click(button(ratio));
    expect(crops()).toContain(crop);
    expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${ratio}, .*around its subject\\.$`));
  }
});

test('the slider gives the original its share', () => {
  render(<ImageStudio />);
  expect(slider()).toHaveAttribute('aria-valuetext', expect.stringMatching(/^50% original, 50% tailored: /));
  fireEvent.change(slider(), {target: {value: '20'}});
  expect(slider()).toHaveAttribute('aria-valuetext', expect.stringMatching(/^20% original, 80% tailored: /));
});
