/** The same behaviours in `npm start`, where React draws the page and Docusaurus tells of each navigation. */
import {behaviours} from './all';

for (const behaviour of behaviours) behaviour.start?.();

export function onRouteDidUpdate(): void {
  for (const behaviour of behaviours) behaviour.onPage?.();
}
