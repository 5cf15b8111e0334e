/**
 * The people on /team. Names, texts, portraits and profile addresses are
 * placeholders: replace them here, and nowhere else.
 */
export type TeamRole = 'CEO' | 'CTO' | 'Engineering Lead' | 'Engineer' | 'COO';

/** The colour behind a portrait. */
export type PortraitTone = 'indigo' | 'sage' | 'butter' | 'stitch' | 'denim';

export interface TeamMember {
  readonly role: TeamRole;
  readonly name: string;
  readonly description: string;
  readonly tone: PortraitTone;
  /** The person's profile on another site; without one the card has no link. */
  readonly profile?: string;
}

export const team: readonly TeamMember[] = [
  {
    role: 'CEO',
    name: 'Name of the CEO',
    description: 'Placeholder: where the CEO worked before Tailor AI, and which problem led to it.',
    tone: 'indigo',
  },
  {
    role: 'CTO',
    name: 'Name of the CTO',
    description: 'Placeholder: what the CTO has built before, and what they look after here.',
    tone: 'sage',
  },
  {
    role: 'Engineering Lead',
    name: 'Name of the Engineering Lead',
    description: 'Placeholder: the part of the product this person leads, in two sentences.',
    tone: 'butter',
  },
  {
    role: 'Engineer',
    name: 'Name of the Engineer',
    description: 'Placeholder: what this engineer works on, and what they did before.',
    tone: 'stitch',
  },
  {
    role: 'COO',
    name: 'Name of the COO',
    description: 'Placeholder: how the COO keeps customers and company running.',
    tone: 'denim',
  },
];
