/** The behaviours in `npm start`, where React draws the page and Docusaurus tells of each navigation. */
import type {Behaviour} from './behaviour';

const modules = import.meta.webpackContext<{readonly default: Behaviour}>('..', {regExp: /\.behaviour\.ts$/});
const behaviours = modules.keys().map((file) => modules(file).default);

for (const behaviour of behaviours) behaviour.start?.();

export function onRouteDidUpdate(): void {
  for (const behaviour of behaviours) behaviour.onPage?.();
}
