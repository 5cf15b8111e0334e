import {memberId, team, type TeamMember} from '../words';
import styles from './styles.module.css';

interface Piece {
  /** The cut, in the jacket's coordinates of 560 by 540. */
  readonly cut: string;
  /** Stitched lines inside it. */
  readonly seams: string;
  /** Middle of its label, whose lines these are; long words run along the piece, turned by so many degrees. */
  readonly label: {readonly x: number; readonly y: number; readonly lines: readonly string[]; readonly turn?: number};
}

/** The pieces of a jacket, laid apart as before sewing: one for each role that there is room for. */
const pieces: Readonly<Partial<Record<string, Piece>>> = {
  CEO: {
    cut: 'M166 74C196 24 364 24 394 74l-34 62c-30-34-130-34-160 0z',
    seams: 'M180 76c34-36 166-36 200 0l-24 44c-38-28-114-28-152 0z',
    label: {x: 280, y: 78, lines: ['CEO']},
  },
  CTO: {
    cut: 'M188 150l-44 20c6 60 8 104 4 142l-8 196h130V206c-18-34-46-54-82-56z',
    seams: 'M158 256h100M172 256v76l32 20 32-20v-76M152 474h106M258 214v246',
    label: {x: 204, y: 404, lines: ['CTO']},
  },
  'Engineering Lead': {
    cut: 'M372 150l44 20c-6 60-8 104-4 142l8 196H290V206c18-34 46-54 82-56z',
    seams: 'M302 256h100M324 256v76l32 20 32-20v-76M302 474h106M302 214v246',
    label: {x: 354, y: 412, lines: ['Engineering', 'Lead'], turn: -88},
  },
  Engineer: {
    cut: 'M128 178c-34 16-52 54-62 106L22 462l80 28 32-180c6-48 4-92-6-132z',
    seams: 'M38 428l74 26M118 202c-22 16-34 46-42 86L52 396',
    label: {x: 82, y: 368, lines: ['Engineer'], turn: -78},
  },
  COO: {
    cut: 'M432 178c34 16 52 54 62 106l44 178-80 28-32-180c-6-48-4-92 6-132z',
    seams: 'M522 428l-74 26M442 202c22 16 34 46 42 86l24 108',
    label: {x: 476, y: 346, lines: ['COO']},
  },
};

const lineHeight = 24;

const cloth = {fill: 'var(--cloth)', stroke: 'var(--edge)', strokeWidth: 2};
const stitches = {fill: 'none', stroke: 'var(--on-cloth)', strokeWidth: 2, strokeDasharray: '7 6', opacity: 0.45};
const paper = {fill: 'var(--surface)', stroke: 'var(--line)'};
const role = {fill: 'var(--ink)', fontSize: 20.5, fontWeight: 600, textAnchor: 'middle'} as const;

function Label({x, y, lines, turn = -2}: Piece['label']) {
  const width = Math.max(...lines.map((line) => line.length)) * 11 + 26;
  const height = lines.length * lineHeight + 16;
  return (
    <g transform={`rotate(${turn} ${x} ${y})`}>
      <rect className={styles.label} {...paper} {...{x: x - width / 2, y: y - height / 2, width, height, rx: 6}} />
      {lines.map((line, index) => (
        <text key={line} {...role} x={x} y={y + 7 + (index - (lines.length - 1) / 2) * lineHeight}>
          {/* The space keeps the lines apart where the label is read as the link's name. */}
          {`${line} `}
        </text>
      ))}
    </g>
  );
}

/** The first in each role that has a piece of the jacket, with it. */
export const cutOut = (members: readonly TeamMember[]): readonly (readonly [TeamMember, Piece])[] =>
  members.flatMap((member) => {
    const piece = pieces[member.role];
    const isFirst = members.find(({role}) => role === member.role) === member;
    return piece !== undefined && isFirst ? [[member, piece] as const] : [];
  });

/** A jacket in pieces, one for each role: each leads to the person who has it. Others are in the list alone. */
export function TeamDrawing() {
  return (
    <nav aria-label="The team by role" className={styles.table}>
      <svg className={styles.jacket} viewBox="0 0 560 540" strokeLinecap="round" strokeLinejoin="round">
        {cutOut(team).map(([member, {cut, seams, label}]) => (
          <a key={member.role} href={`#${memberId(member, team)}`} className={styles.piece} style={member.cloth}>
            <path className={styles.cut} {...cloth} d={cut} />
            <path className={styles.seams} {...stitches} d={seams} />
            <Label {...label} />
          </a>
        ))}
      </svg>
      <p className={styles.hint}>Choose a piece of the jacket to read what that role answers for.</p>
    </nav>
  );
}
