/** What every page of the production site runs: the behaviours, and the islands among them. */
import {behaviours} from './all';
import {repeatEarlyActs} from './earlyActs';

for (const behaviour of behaviours) behaviour.start?.();
for (const behaviour of behaviours) behaviour.onPage?.();

// Docusaurus's own mark of a page that listens.
document.documentElement.setAttribute('data-has-hydrated', 'true');

repeatEarlyActs(behaviours.flatMap(({marks}) => marks));
