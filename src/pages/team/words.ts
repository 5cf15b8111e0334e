/**
 * The people on /team. Everything in a placeholder() is to be replaced, here
 * and nowhere else; a photo takes the place of the file that `image` names.
 */
import {placeholder} from '@site/src/lib/placeholder';
import {experience, experimentsRun, revenueOptimized} from '../../content/claims';

export type TeamRole = 'CEO' | 'CTO' | 'Engineering Lead' | 'Engineer' | 'COO';

/** The cloth behind a person: it colors their label, the text on it, and their piece of the jacket. */
export type Cloth = 'raw' | 'washed' | 'butter' | 'indigo' | 'canvas';

export interface TeamMember {
  readonly role: TeamRole;
  readonly name: string;
  /** A picture of 4 by 5, and what it shows. */
  readonly image: string;
  readonly imageAlt: string;
  readonly cloth: Cloth;
  /** The person's page on another site. */
  readonly profile: string;
  readonly description: string;
}

export const team: readonly TeamMember[] = [
  {
    role: 'CEO',
    name: placeholder('name of the CEO', 'Name of the CEO'),
    image: placeholder('portrait of the CEO', '/img/team/ceo.svg'),
    imageAlt: 'Placeholder for a portrait: a tailor’s bust in a blazer',
    cloth: 'raw',
    profile: placeholder('profile of the CEO', 'https://profiles.example.com/ceo'),
    description: placeholder(
      'bio of the CEO',
      'Placeholder: where the CEO worked before Tailor AI, and which problem led to it.',
    ),
  },
  {
    role: 'CTO',
    name: placeholder('name of the CTO', 'Name of the CTO'),
    image: placeholder('portrait of the CTO', '/img/team/cto.svg'),
    imageAlt: 'Placeholder for a portrait: a tailor’s bust in a sweater, with a tape measure around the neck',
    cloth: 'washed',
    profile: placeholder('profile of the CTO', 'https://profiles.example.com/cto'),
    description: placeholder(
      'bio of the CTO',
      'Placeholder: what the CTO has built before, and what they look after here.',
    ),
  },
  {
    role: 'Engineering Lead',
    name: placeholder('name of the Engineering Lead', 'Name of the Engineering Lead'),
    image: placeholder('portrait of the Engineering Lead', '/img/team/engineering-lead.svg'),
    imageAlt: 'Placeholder for a portrait: a tailor’s bust in a denim jacket',
    cloth: 'butter',
    profile: placeholder('profile of the Engineering Lead', 'https://profiles.example.com/engineering-lead'),
    description: placeholder(
      'bio of the Engineering Lead',
      'Placeholder: the part of the product this person leads, in two sentences.',
    ),
  },
  {
    role: 'Engineer',
    name: placeholder('name of the Engineer', 'Name of the Engineer'),
    image: placeholder('portrait of the Engineer', '/img/team/engineer.svg'),
    imageAlt: 'Placeholder for a portrait: a tailor’s bust in a work apron',
    cloth: 'indigo',
    profile: placeholder('profile of the Engineer', 'https://profiles.example.com/engineer'),
    description: placeholder(
      'bio of the Engineer',
      'Placeholder: what this engineer works on, and what they did before.',
    ),
  },
  {
    role: 'COO',
    name: placeholder('name of the COO', 'Name of the COO'),
    image: placeholder('portrait of the COO', '/img/team/coo.svg'),
    imageAlt: 'Placeholder for a portrait: a tailor’s bust in a shirt and waistcoat',
    cloth: 'canvas',
    profile: placeholder('profile of the COO', 'https://profiles.example.com/coo'),
    description: placeholder('bio of the COO', 'Placeholder: how the COO keeps customers and company running.'),
  },
];

export interface TeamPhoto {
  /** A picture of 3 by 2. */
  readonly src: string;
  readonly alt: string;
  readonly title: string;
  /** What the photo leads to, and its name. */
  readonly link?: {readonly to: string; readonly label: string};
}

export const teamPhotos: readonly TeamPhoto[] = [
  {
    src: placeholder('first team photo', '/img/team/photo-workshop.svg'),
    alt: 'Placeholder for a team photo: five tailor’s busts in a workshop, below a board of one-line notes',
    title: placeholder('title of the first team photo', 'Team photo: the five of us at the test log'),
    link: {to: '/blog/the-one-line-test-log', label: 'Read about the one-line test log'},
  },
  {
    src: placeholder('second team photo', '/img/team/photo-table.svg'),
    alt: 'Placeholder for a team photo: a cutting table from above, with a page, cloth, scissors and thread on it',
    title: placeholder('title of the second team photo', 'Team photo: a page on the table'),
    link: {to: '/blog/who-owns-the-landing-page', label: 'Read about who owns the landing page'},
  },
];

/** From the beginning of the tape to its end. */
export const teamExperience = [experience, revenueOptimized, experimentsRun] as const;

/** What a person's card is reached by on the page. */
export function memberId(role: TeamRole): string {
  return role.toLowerCase().replace(' ', '-');
}
