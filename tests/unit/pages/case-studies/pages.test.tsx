/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import ListPage from '@site/src/pages/case-studies/_ListPage';
import StudyPage from '@site/src/pages/case-studies/_StudyPage';
import {renderInSite} from '../../../support/render';
import {textsOf} from '../../../support/textsOf';

const study = {
  slug: 'coffee',
  title: 'A page for offices',
  customer: 'A coffee roaster',
  summary: 'What was changed for people who buy for an office, and what their test said about it in the end.',
  situation: 'One page for everyone.',
  alterations: [{part: 'Headline', before: 'Coffee for you', after: 'Coffee for the office'}],
  result: 'Treatment was ahead.',
};

const below = (heading: string) =>
  [...(screen.getByRole('heading', {name: heading}).parentElement?.querySelectorAll('p') ?? [])].map(
    ({textContent}) => textContent,
  );

test('a study tells the situation, each part before and after it was tailored, and the result', () => {
  const {container} = renderInSite(<StudyPage study={study} />);
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(study.title);
  expect(below('The situation')).toEqual([study.situation]);
  expect(below('Headline')).toEqual(['Coffee for you', 'Coffee for the office']);
  expect(textsOf(container.querySelectorAll('.tailored'))).toEqual(['Coffee for the office']);
  expect(below('What the test said')).toEqual([study.result]);
});

test('the list leads to each study, with its customer and summary', () => {
  renderInSite(<ListPage studies={[study, {...study, slug: 'bikes', title: 'Bikes', customer: 'A bike shop'}]} />);
  const links = screen.getAllByRole('link', {name: /^(A page for offices|Bikes)$/});
  expect(links.map((link) => [link.getAttribute('href'), link.closest('li')?.firstElementChild?.textContent])).toEqual([
    ['/case-studies/coffee', 'A coffee roaster'],
    ['/case-studies/bikes', 'A bike shop'],
  ]);
  expect(screen.getAllByText(study.summary)).toHaveLength(2);
});
