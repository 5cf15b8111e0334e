import {Resvg} from '@resvg/resvg-js';
import {imageSize} from 'image-size';
import {toPng} from '@site/src/build/publish/cards/png';

const size = {width: 40, height: 30};

const drawn = (content: string): Buffer =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${content}</svg>`,
  ).render().pixels;

test('a share card is read as the pixels that were drawn', async () => {
  const pixels = drawn('<rect width="40" height="30" fill="#18225a"/><circle cx="12" cy="9" r="7" fill="#e8930c"/>');
  const file = Buffer.from(await toPng(pixels, size));
  expect(imageSize(file)).toMatchObject({...size, type: 'png'});
  const again = drawn(`<image width="40" height="30" href="data:image/png;base64,${file.toString('base64')}"/>`);
  expect(again.equals(pixels)).toBe(true);
  expect(drawn('<rect width="40" height="30" fill="#18225a"/>').equals(pixels)).toBe(false);
});
