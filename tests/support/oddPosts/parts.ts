/** Parts of texts that are ordinary Markdown, and that some part of a build could stumble on. */
import {ownerValues} from '../owner/settings';
export const constructs: readonly string[] = [
  '| A | B | C |\n| :- | :-: | -: |\n| 1 | 2 | 3 |',
  'A claim.[^1] Another.[^note]\n\n[^1]: The source.\n[^note]: With **bold** and [a guide](/docs/ab-testing).',
  '- [ ] one\n- [x] two\n- three\n  - [ ] four',
  '```html\n<a href="/nowhere">x</a>\n<img src="/img/none.png">\n```\n\nInline `<a href="/nowhere">` too.',
  '```md\n[words](/nowhere)\n![x](nothing.png)\n```\n\nInline `[a](/nowhere)` too.',
  `\`\`\`sh\ncurl ${ownerValues.siteUrl}/nowhere\n\`\`\`\n\nAnd \`${ownerValues.siteUrl}/nowhere\` inline.`,
  '| /old/landing.html | "/x/y.html" |\n| --- | --- |\n| /a/b.html | "/c/d.png" |',
  'AT&T &amp; &lt;script&gt; &nbsp; &#x1F600; &copy; &unknown; a < b > c {x} {{y}} ${z} import x from "y"',
  'import Foo from "foo";\n\nexport const x = 1;\n\n{/* comment */}\n\n{1 + 1}\n\n<3 you',
  'At 10:30 and :pm and a:b[c]{d=e} and :smile: text.\n\n:::note\n\nA box.\n\n:::\n\n::leaf[x]{y=z}',
  '👩‍👩‍👧‍👦 family 🏳️‍🌈 flag :rocket:\n\nשלום עולם, مرحبا بالعالم, 日本語, Zażółć gęślą jaźń.',
  '> > > > > deep\n\n- a\n  - b\n    - c\n      - d\n        - e',
  '```c++\nint x;\n```\n\n```{python}\nx\n```\n\n```js title="a/b.html" {1-900} showLineNumbers\nx\n```\n\n~~~\ntilde\n~~~\n\n    indented',
  '[a ref][r] and [missing][nope] text.\n\n[r]: /docs/ab-testing "title"\n[unused]: /nowhere',
  '[with title](/docs/ab-testing "A \'title\' with <b> & \\"quotes\\"") and <https://www.example.org/x?a=1&b=2> and www.example.org and a@b.co',
  '[a query](/docs/ab-testing?x=1&y="z"#how-it-works), [a plan](/pricing?plan=a%20b), [compared](/vs/a%20b), [a phone](tel:+123)',
  '[the videos](/demo), [the app](/app), [features](/features), [a start](/quick-start?x=1), [pillars](/pillars/), [demos](/feature-demos#tailoring-images)',
  '[a feed](/blog/rss.xml), [the API](/openapi.yaml), [a list](/llms.txt), [the logo](/img/logo.svg), [a sitemap](/sitemap.xml), [as text](/docs/ab-testing.md)',
  '[with a slash](/docs/ab-testing/), [with an ending](/docs/ab-testing.html), [in capitals](/Pricing), [home](/), [the top](#top), [words](#:~:text=foo)',
  'a  \nb\\\nc\n\n***\n\n~~gone~~ ~one~ H~2~O x^2^ ==mark==',
  'x]]> y ]]> z, `]]>`, and `</script><script>alert(1)</script>`, and\n\n```\n<!-- ]]> </script>\n```',
  '$x^2$ and $$\nx\n$$ and [[wikilink]] and [TOC]\n\nterm\n: definition',
  'word '.repeat(5000),
];

/** Words that end something in HTML, JSON, XML, Markdown, YAML, or a template. */
export const hostileWords: readonly string[] = [
  ...['</script>', '<!--', '-->', ']]>', '</title>', '"><b>', "'", '"', '&amp;', '&', '<', '{x}', '${y}', '$&', '\\'],
  ...['`', '#1', ': ', '| ', '%s', '%', '//', '../', '/old/page.html', '[it](/x)', '*', '_', '@', 'ł', 'é', 'ß'],
];

/** Characters in names that some system writes, sends or reads in another way. */
export const nameCharacters: readonly string[] = [
  ..."@&+,;=$#% ()'!~[]{}^`_-.".split(''),
  ...['ü', 'u\u0308', 'é', 'Å', 'ß', '日', '😀', 'A', 'z', '9', '%20', '%26', '&amp;'],
];
