/** What is drawn with, and stands in style sheets that a picture by itself does not have. */
const drawn = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'paint-order',
  'opacity',
  'font',
  'text-anchor',
] as const;

/** So that the picture is sharp where it is pasted. */
const scale = 2;
const margin = 16;

/** A drawing with the look that it has on the page, as the address of a picture. */
function addressOf(drawing: SVGSVGElement, {width, height}: DOMRect): string {
  const copy = drawing.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) return '';
  const copies = copy.querySelectorAll<SVGElement>('*');
  drawing.querySelectorAll('*').forEach((element, index) => {
    const look = getComputedStyle(element);
    for (const name of drawn) copies[index]?.style.setProperty(name, look.getPropertyValue(name));
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
}

/** The first ground behind an element that is not transparent. */
function groundOf(element: Element | null): string {
  if (element === null) return '#fff';
  const {backgroundColor} = getComputedStyle(element);
  return /^(transparent|rgba\(.*, 0\))$/.test(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
}

/**
 * A drawing of the page as PNG.
 *
 * @throws Error where the browser cannot draw or write it.
 */
export async function pictureOf(drawing: SVGSVGElement): Promise<Blob> {
  const box = drawing.getBoundingClientRect();
  const picture = new Image();
  picture.src = addressOf(drawing, box);
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = (box.width + 2 * margin) * scale;
  canvas.height = (box.height + 2 * margin) * scale;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws on no canvas.');
  context.fillStyle = groundOf(drawing);
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.drawImage(picture, margin, margin, box.width, box.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('This browser writes no PNG.')) : resolve(blob)));
  });
}
