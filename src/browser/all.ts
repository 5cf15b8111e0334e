import type {Behaviour} from './behaviour';

interface BehaviourModule {
  readonly default: Behaviour;
}

const modules = import.meta.webpackContext<BehaviourModule>('..', {regExp: /\.behaviour\.ts$/});

/** Every behaviour of the site, by the names of the files. */
export const behaviours: readonly Behaviour[] = modules.keys().map((file) => modules(file).default);
