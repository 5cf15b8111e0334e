import type {ReactNode} from 'react';

/** What src/pipeline/config/docs.ts calls such a paragraph of a page. */
const youShouldSeeClass = 'you-should-see';

/** The result of the step above, so that the reader notices at once when something went otherwise. */
export function YouShouldSee({children}: {children: ReactNode}) {
  return (
    <div className={youShouldSeeClass}>
      <strong>You should see</strong> {children}
    </div>
  );
}
