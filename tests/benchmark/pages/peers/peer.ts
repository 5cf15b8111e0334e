import type {Fixture} from '../fixture';

/** The least that an install or a build of another site is told of its surroundings. */
export interface Place {
  /** Where the packages and the site stand. */
  readonly folder: string;
  readonly fixture: Fixture;
}

/** A site that this one is held against. */
export interface Peer {
  /** Also the name of its folders. */
  readonly name: 'starlight' | 'docusaurus';
  /** As tables call it. */
  readonly label: string;
  /** Writes the sources of the site; packages are installed already. */
  readonly write: (place: Place) => void;
  /** The command of the site's packages that builds it, and the folder in which it then lies. */
  readonly build: readonly [command: string, ...args: string[]];
  readonly built: string;
}

/** Front matter, whose values may be any text. */
export function frontMatter(values: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(values).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', ''].join('\n');
}
