/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import Layout from '@theme/Layout';
import {renderInSite} from '../../support/render';

test('the page is rendered inside the real Layout', () => {
  renderInSite(
    <Layout title="Team" description="Who builds Tailor AI.">
      <main>
        <h1>Team</h1>
      </main>
    </Layout>,
    {at: '/team'},
  );
  expect(screen.getByRole('heading', {level: 1, name: 'Team'})).toBeVisible();
});
