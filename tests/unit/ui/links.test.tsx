/** @jest-environment jsdom */
import {contactAddress} from '@site/src/content/navigation';
import {redirects} from '@site/src/content/redirects';
import {findRedirect} from '@site/src/lib/redirects';
import {useSettings} from '@site/src/lib/settings/useSettings';
import {NavigationItem} from '@site/src/shell/NavigationItem';
import {Button} from '@site/src/ui/Button';
import {Field} from '@site/src/ui/Field';
import {SiteLink} from '@site/src/ui/SiteLink';
import {renderInSite} from '../../support/render';

function linkTo(to: string): HTMLAnchorElement | null {
  return renderInSite(<SiteLink to={to}>There</SiteLink>, {at: '/team'}).container.querySelector('a');
}

test.each([
  ['/pricing', false],
  ['#part', false],
  ['https://elsewhere.example/a', true],
  ['HTTPS://elsewhere.example/a', true],
  ['//elsewhere.example/a', true],
  ['mailto:hello@tailor.example.com', true],
])('a link to %s leaves the site for a new tab that cannot reach back: %p', (to, isOutside) => {
  const link = linkTo(to);
  expect(link).toHaveAttribute('href', to);
  expect([link?.target, link?.rel.split(' ').includes('noopener')]).toEqual(isOutside ? ['_blank', true] : ['', false]);
});

test('the link to Contact asks a question in place, and an old path is written with its new address', () => {
  const contact = linkTo(contactAddress);
  expect(contact).toHaveAttribute('data-opens-dialog', 'lead');
  expect(contact).toHaveAttribute('data-request', 'question');
  expect(contact).toHaveAttribute('aria-haspopup', 'dialog');
  for (const {from} of redirects.filter(({from: path}) => !path.includes('*'))) {
    const Address = () => findRedirect(redirects, useSettings(), from)?.url;
    const {textContent} = renderInSite(<Address />).container;
    expect(linkTo(from)?.getAttribute('href')).toBe(textContent);
  }
});

test.each([
  ['/', '(opens in a new tab) (öffnet einen neuen Tab)'],
  ['/team', '(opens in a new tab)'],
])('the app opens in a new tab, which the pages of %s say, and which cannot reach back', (at, said) => {
  const entry = {id: 'app', label: {en: 'App', de: 'App'}, target: {kind: 'app'}} as const;
  const link = renderInSite(<NavigationItem entry={entry} />, {at}).container.querySelector('a');
  expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener']);
  expect(link).toHaveTextContent(said);
});

test('a button submits nothing unless it says so', () => {
  const {container} = renderInSite(
    <>
      <Button>One</Button>
      <Button type="submit">Two</Button>
    </>,
  );
  expect(Array.from(container.querySelectorAll('button'), ({type}) => type)).toEqual(['button', 'submit']);
});

test.each([
  [undefined, undefined, ''],
  ['Too long', undefined, 'Too long'],
  [undefined, 'In percent', 'In percent'],
  ['Too long', 'In percent', 'Too long In percent'],
])('a field with the problem %p and the hint %p is described by "%s"', (problem, hint, description) => {
  const {getByLabelText} = renderInSite(
    <Field label="Share" problem={problem} hint={hint}>
      {(attributes) => <input {...attributes} readOnly />}
    </Field>,
  );
  const input = getByLabelText('Share');
  expect(input).toHaveAccessibleDescription(description);
  if (problem === undefined) expect(input).toBeValid();
  else expect(input).toBeInvalid();
});
