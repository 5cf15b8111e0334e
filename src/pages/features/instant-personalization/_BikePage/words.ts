import type {BikeSceneName} from '../_BikeScene';

/** What can be tailored on the example page, each by itself. */
export const changeIds = ['copy', 'button', 'image', 'elements'] as const;

export type ChangeId = (typeof changeIds)[number];

const changeNames: Readonly<Record<ChangeId, string>> = {
  copy: 'the headline',
  button: 'the button',
  image: 'the picture',
  elements: 'the layout',
};

/** The parts below the opening, in the original's order. */
export const bikeParts = [
  {id: 'colors', name: 'Pick a color'},
  {id: 'riders', name: 'What riders say'},
  {id: 'companies', name: 'Plans for companies'},
] as const;

export type BikePart = (typeof bikeParts)[number]['id'];

/** The address of the example's visitor, who clicked an ad for company bikes. */
export const bikeAddress = 'yoursite.com/bikes?utm_campaign=company-bikes';

export interface BikePageVersion {
  /** The end of the headline 'Electric bikes for'. */
  readonly headlineEnd: string;
  readonly button: string;
  readonly scene: BikeSceneName;
  /** From top to bottom. */
  readonly parts: readonly BikePart[];
}

/** The example page with these changes on it. Without any it is the original. */
export function bikePage(changes: ReadonlySet<ChangeId>): BikePageVersion {
  return {
    headlineEnd: changes.has('copy') ? 'the whole office' : 'every day',
    button: changes.has('button') ? 'Ask for a team price' : 'Choose a bike',
    scene: changes.has('image') ? 'office' : 'door',
    parts: changes.has('elements') ? ['companies', 'riders'] : ['colors', 'riders', 'companies'],
  };
}

const shows: Readonly<Record<BikeSceneName, string>> = {
  door: 'one bike in front of a house',
  office: 'three bikes in front of an office',
  hills: 'one bike on a hill',
};

const nameOf = (part: BikePart): string => bikeParts.find(({id}) => id === part)?.name ?? part;

/** The page in one sentence, for those who do not see it. */
export function bikePageLabel({headlineEnd, button, scene, parts}: BikePageVersion): string {
  return `The bike shop’s page: headline “Electric bikes for ${headlineEnd},” button “${button},” a picture of ${shows[scene]}, and below it ${parts.map(nameOf).join(', ')}.`;
}

const list = new Intl.ListFormat('en-US');

/** Which changes are on, and who gets the page. */
export function changesText(changes: ReadonlySet<ChangeId>): {readonly title: string; readonly text: string} {
  const on = changeIds.filter((id) => changes.has(id));
  if (on.length === 0) {
    return {title: 'The original', text: 'No change is on. Visitors from elsewhere see this page.'};
  }
  if (on.length === changeIds.length) {
    return {
      title: 'All four changes',
      text: 'Made for visitors who clicked an ad for company bikes. Everyone else sees the original.',
    };
  }
  const off = changeIds.filter((id) => !changes.has(id));
  const named = (ids: readonly ChangeId[]): string => list.format(ids.map((id) => changeNames[id]));
  return {
    title: `${on.length} of ${changeIds.length} changes`,
    text: `Tailored: ${named(on)}. As in the original: ${named(off)}.`,
  };
}
