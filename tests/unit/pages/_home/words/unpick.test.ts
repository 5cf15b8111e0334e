import {heroWords} from '@site/src/pages/_home/words/hero';

test.each(Object.entries(heroWords))(
  'what is said after a press is what the button has promised, in %s',
  (_, words) => {
    const {unpick, restitch, unpicked, restitched} = words.unpick;
    for (const original of [unpick, unpicked]) expect(original).toMatch(/original/i);
    for (const tailored of [restitch, restitched]) expect(tailored).toMatch(/tailored|angepasst/i);
  },
);
