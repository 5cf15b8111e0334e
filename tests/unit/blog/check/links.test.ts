import {testFindings} from '../../../support/postFixtures';

/** Broken posts by what is wrong with their links, and what their writer is told. */
testFindings({
  'links-form': [
    '22 link "One": "docs/ab-testing#how-it-works" is neither a whole address nor a path from the start of this site. Write /docs/ab-testing#how-it-works',
    '22 link "two": "../2025-10-08-post/index.md" is neither a whole address nor a path from the start of this site. Write /blog/good-post',
    '22 link "three": "www.example.com/page" is neither a whole address nor a path from the start of this site. Write https://www.example.com/page',
    '22 link "four": "//www.example.com" has no https: before it. Write https://www.example.com',
    '22 link "five": Readers cannot open "file:///C:/plan.pdf". Write an address of the web, such as /docs/ab-testing or https://www.example.com',
    '22 link "six": "https://" is not an address. Copy it from the browser, such as /docs/ab-testing or https://www.example.com',
    '22 link "seven": "somewhere" is neither a whole address nor a path from the start of this site. Write a path from the start of this site or a whole address, such as /docs/ab-testing or https://www.example.com',
  ],
  'links-anchors': [
    '22 link "One": There is no place "#nope" on "/blog/good-post". Link to the page without it, or copy the address of a heading there. It has #why-it-happens, #where-to-look-first.',
    '22 link "two": There is no place "#how-it-wroks" on "/docs/ab-testing". Did you mean "#how-it-works"?',
    '22 link "three": There is no place "#no-such-place" on "/pricing". Link to the page without it, or copy the address of a heading there.',
    '22 link "four": There is no place "#lost" on "/blog/good-post". Link to the page without it, or copy the address of a heading there. It has #why-it-happens, #where-to-look-first.',
  ],
  'links-later': [
    '22 link "The next part": "/blog/later-post" comes out on 2100-01-01, after this post on 2025-10-08. Link from the later post to the earlier one, delete the link until then, or change one of the dates.',
    '22 link "its text": "/blog/later-post.md" comes out on 2100-01-01, after this post on 2025-10-08. Link from the later post to the earlier one, delete the link until then, or change one of the dates.',
  ],
  'links-lost': [
    '22 link "One": There is no page "/docs/ab-tseting" on this site. Did you mean "/docs/ab-testing#how-it-works"?',
    '22 link "two": There is no page "/blog/lost-post" on this site. Did you mean "/blog/good-post"?',
  ],
  'links-own-host': [
    '22 link "One": "https://tailor.example.com/docs/ab-testing#how-it-works" names this site’s own host. Write the address without it: /docs/ab-testing#how-it-works',
    '22 link "two": "http://localhost:3000/blog" is a page on your own computer. Write the address without the host: /blog',
    '22 link "three": "http://127.0.0.1:3000/blog" is a page on your own computer. Write the address without the host: /blog',
  ],
  'links-words': [
    '22 link "Click here": "Click here" does not say where the link leads. Write where it leads: [how a test is ramped](/docs/ab-testing)',
    '22 link "/docs/ab-testing": The link has no words. Write where it leads: [how a test is ramped](/docs/ab-testing)',
    '22 link "a guide": The link leads nowhere. Write an address in the ( ), such as /docs/ab-testing or https://www.example.com',
    ...['READ MORE →', 'this page', 'Here…'].map(
      (words) =>
        `22 link "${words}": "${words}" does not say where the link leads. Write where it leads: [how a test is ramped](/docs/ab-testing)`,
    ),
  ],
});
