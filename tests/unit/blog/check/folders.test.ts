import {testFindings} from '../../../support/postFixtures';

/** Broken posts by what is wrong with their folders and files, and what their writer is told. */
testFindings({
  'file-outside': [
    'my-post.MD: file: It lies outside of a post’s folder. Each post has a folder of its own. Move it to blog/my-post/index.md, with its pictures.',
  ],
  'folder-hidden': [
    '_2025-10-08-post: folder: Its name begins with _, and such are left out. Rename it to 2025-10-08-post; a post that is to come has a date in the future.',
  ],
  'folder-mdx': [
    '2025-10-08-post/index.MDX: file: It is MDX, and posts are plain Markdown. Rename the file to index.md, and take import lines and <components> out of it.',
  ],
  'folder-names': [
    '100%-tips: folder: The name of the folder has a "%", which means something else in addresses. Rename the folder to 100-percent-tips; the address of the post is its slug, and stays.',
    'AUX: folder: A folder cannot have this name on every computer. Rename it to aux-post.',
    'c#-tips: folder: The name of the folder has a "#", which means something else in addresses. Rename the folder to c-tips; the address of the post is its slug, and stays.',
    'tips.: folder: A folder cannot have this name on every computer. Rename it to tips-post.',
  ],
  'folder-other-name': [
    '2025-10-08-post/post.md: file: The text of a post is called index.md, not "post.md". Rename the file to index.md.',
  ],
  'folder-second-text': [
    '2025-10-08-post/brief.docx: file: "brief.docx" does not belong here. A post’s folder holds index.md and its pictures. Delete it.',
    '2025-10-08-post/notes.MD: file: "notes.MD" would become a post of its own. A post’s folder holds index.md and its pictures. Delete it, or make it the index.md of another folder.',
  ],
  'folder-without-text': [
    '2025-10-08-post: folder: There is no index.md, so this is no post. Put the text there as index.md, or delete the folder.',
  ],
  nothing: ['folder: There are no posts in it. Make one with npm run new:post'],
});
