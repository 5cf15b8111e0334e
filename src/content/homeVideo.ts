import type {Video} from './videos';

/** Apart from the rest, so that the home page carries one title and not all of them. */
export const homeVideo: Video = {
  title: 'From idea to live test',
  germanTitle: 'Von der Idee zum laufenden Test',
  description: 'A landing page is tailored for one campaign, published, and tested against the original.',
  duration: 40,
  aspectRatio: '16/9',
};
