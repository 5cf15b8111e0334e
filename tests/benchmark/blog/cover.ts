import {randomFrom} from './random';

/** A drawing of 1200 x 630, another one for each number. */
export function coverOf(number: number): string {
  const {below} = randomFrom(number);
  const shapes = Array.from({length: 12}, () => {
    const [x, y, size, hue] = [below(1200), below(630), 40 + below(180), below(360)];
    return `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="24" fill="hsl(${hue} 60% 55%)"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="#131a3f"/>
${shapes.join('\n')}
</svg>
`;
}
