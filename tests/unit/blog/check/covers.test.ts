import {testFindings} from '../../../support/postFixtures';

/** Broken posts by what is wrong with their covers, and what their writer is told. */
testFindings({
  'cover-alt': [
    '9 imageAlt: "Image of an ad and its page" begins with "Image of", which a screen reader says already. Begin with what it shows: An ad and its page',
  ],
  'cover-alt-file': [
    '9 imageAlt: "cover-final.svg" is the name of a file. Write what the picture shows, for readers who cannot see it.',
  ],
  'cover-alt-of-another': [
    '9 imageAlt: "A page on denim between two seams, its headline outlined with amber stitches" describes the cover that a new post begins with, and this post has another. Write what the new cover shows, in 10 to 160 characters.',
  ],
  'cover-case': [
    '8 image: There is no "cover.svg" in the post’s folder, but "Cover.svg": large and small letters differ. Write Cover.svg',
  ],
  'cover-cut': [
    '8 image: "cover.svg" cannot be read as a picture. Export it again and replace the file; an .svg has to state its width and height in pixels.',
  ],
  'cover-extension': [
    '8 image: "cover.gif" ends with ".gif". Save the picture as .svg, .png, .jpg, .jpeg or .webp, and name that file.',
  ],
  'cover-missing': [
    '8 image: There is no "cover.png" in the post’s folder. Did you mean "cover.svg"? Put the picture beside index.md and write its name.',
  ],
  'cover-outside': [
    '8 image: "../cover.svg" is not in the post’s folder. Put the picture beside index.md and write its name alone, such as cover.svg.',
  ],
  'cover-shape': [
    '8 image: "cover.png" is 1200 x 1200 pixels, which is not the shape of a cover. Crop it to 1200 x 630 pixels.',
  ],
  'cover-small': [
    '8 image: "cover.png" is 600 x 315 pixels, which is too small. Export it at least 1200 x 630 pixels.',
  ],
  'cover-unreadable': [
    '8 image: "cover.png" cannot be read as a picture. Export it again and replace the file; an .svg has to state its width and height in pixels.',
  ],
  'cover-wrong-type': ['8 image: "cover.jpg" is in truth a png file. Rename it to cover.png, here too.'],
});
