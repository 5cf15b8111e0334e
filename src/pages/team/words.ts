/**
 * The people on /team. Everything in a placeholder() is to be replaced, here and nowhere else. Who has no name yet is
 * shown by role, without a link.
 */
import {placeholder} from '@site/src/lib/placeholder';
import {slugOf} from '@site/src/lib/slug';
import {experience, experimentsRun, revenueOptimized} from '../../content/claims';

/** The address of a picture, and what it shows. */
export interface TeamPicture {
  readonly src: string;
  readonly alt: string;
}

export interface TeamMember {
  /** What the page calls them; the roles of src/pages/team/_TeamDrawing have a piece of the jacket. */
  readonly role: string;
  readonly name: string | undefined;
  /** A picture of 4 by 5. */
  readonly portrait: TeamPicture;
  /** Colors of their label and of their piece of the jacket, and of what is legible on it. */
  readonly cloth: {readonly '--cloth': string; readonly '--on-cloth': string};
  /** The person's page on another site. */
  readonly profile: string | undefined;
  readonly description: string;
}

export const team: readonly TeamMember[] = [
  {
    role: 'CEO',
    name: placeholder<string | undefined>('name of the CEO', undefined),
    portrait: placeholder('portrait of the CEO', {
      src: '/img/team/ceo.svg',
      alt: 'Drawing: a tailor’s bust in a blazer',
    }),
    cloth: {'--cloth': 'var(--denim)', '--on-cloth': 'var(--on-denim)'},
    profile: placeholder<string | undefined>('profile of the CEO', undefined),
    description: placeholder('bio of the CEO', 'Decides what we build next, and answers for it.'),
  },
  {
    role: 'CTO',
    name: placeholder<string | undefined>('name of the CTO', undefined),
    portrait: placeholder('portrait of the CTO', {
      src: '/img/team/cto.svg',
      alt: 'Drawing: a tailor’s bust in a sweater, with a tape measure around the neck',
    }),
    cloth: {'--cloth': 'var(--indigo-wash)', '--on-cloth': 'var(--ink)'},
    profile: placeholder<string | undefined>('profile of the CTO', undefined),
    description: placeholder('bio of the CTO', 'Looks after the extension, the app and the script on your pages.'),
  },
  {
    role: 'Engineering Lead',
    name: placeholder<string | undefined>('name of the Engineering Lead', undefined),
    portrait: placeholder('portrait of the Engineering Lead', {
      src: '/img/team/engineering-lead.svg',
      alt: 'Drawing: a tailor’s bust in a denim jacket',
    }),
    cloth: {'--cloth': 'var(--butter)', '--on-cloth': 'var(--ink)'},
    profile: placeholder<string | undefined>('profile of the Engineering Lead', undefined),
    description: placeholder(
      'bio of the Engineering Lead',
      'Plans how a change is built, and checks it before it ships.',
    ),
  },
  {
    role: 'Engineer',
    name: placeholder<string | undefined>('name of the Engineer', undefined),
    portrait: placeholder('portrait of the Engineer', {
      src: '/img/team/engineer.svg',
      alt: 'Drawing: a tailor’s bust in a work apron',
    }),
    cloth: {'--cloth': 'var(--indigo)', '--on-cloth': 'var(--paper)'},
    profile: placeholder<string | undefined>('profile of the Engineer', undefined),
    description: placeholder('bio of the Engineer', 'Builds what you click on, and fixes what you report.'),
  },
  {
    role: 'COO',
    name: placeholder<string | undefined>('name of the COO', undefined),
    portrait: placeholder('portrait of the COO', {
      src: '/img/team/coo.svg',
      alt: 'Drawing: a tailor’s bust in a shirt and waistcoat',
    }),
    cloth: {'--cloth': 'light-dark(var(--stitch-wash), var(--surface))', '--on-cloth': 'var(--ink)'},
    profile: placeholder<string | undefined>('profile of the COO', undefined),
    description: placeholder('bio of the COO', 'Looks after customers and contracts, and keeps the company running.'),
  },
];

/** A picture of 3 by 2. */
export interface TeamPhoto extends TeamPicture {
  readonly title: string;
  /** What the photo leads to, and its name. */
  readonly link?: {readonly to: string; readonly label: string};
}

export const teamPhotos: readonly TeamPhoto[] = [
  placeholder<TeamPhoto>('first team photo, its title and its link', {
    src: '/img/team/photo-workshop.svg',
    alt: 'Drawing: five tailor’s busts in a workshop, below a board of one-line notes',
    title: 'The five of us at the test log',
    link: {to: '/blog/the-one-line-test-log', label: 'Read about the one-line test log'},
  }),
  placeholder<TeamPhoto>('second team photo, its title and its link', {
    src: '/img/team/photo-table.svg',
    alt: 'Drawing: a cutting table from above, with a page, cloth, scissors and thread on it',
    title: 'A page on the cutting table',
    link: {to: '/blog/who-owns-the-landing-page', label: 'Read about who owns the landing page'},
  }),
];

/** From the beginning of the tape to its end. */
export const teamExperience = [experience, revenueOptimized, experimentsRun] as const;

const plainId = ({role}: TeamMember): string => slugOf(role) || 'person';

/** What a person's card is reached by on the page: the role, and a number from the second in it on. */
export function memberId(member: TeamMember, members: readonly TeamMember[]): string {
  const id = plainId(member);
  const place = members.filter((each) => plainId(each) === id).indexOf(member);
  return place > 0 ? `${id}-${place + 1}` : id;
}
