import {imageSize} from 'image-size';
import type {Picture} from '../../../../blog/check/post';

/** Files by name, since the editor was opened: an event of the editor tells the names of new pictures, and not what they are. */
const chosen = new Map<string, File>();

/** Remembers each file that the editor gives an address to, which it does once it has converted and named it. */
export function rememberChosenFiles(): void {
  const createObjectURL = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (object) => {
    if (object instanceof File) chosen.set(object.name, object);
    return createObjectURL(object);
  };
}

/** What a picture is that was chosen since the editor was opened; undefined for any other. */
export async function chosenPicture(name: string): Promise<Picture | undefined> {
  const file = chosen.get(name);
  if (file === undefined) return undefined;
  const bytes = file.size;
  try {
    const {width, height, type = ''} = imageSize(new Uint8Array(await file.arrayBuffer()));
    return {bytes, size: {width, height, type}};
  } catch {
    return {bytes};
  }
}
