import type {ReactNode} from 'react';
import clsx from 'clsx';
import {memberId, team, type TeamMember} from '../words';
import cloths from '../cloth.module.css';
import {pieces, type Piece} from './pieces';
import styles from './styles.module.css';

const lineHeight = 24;

function Label({x, y, lines, turn = -2}: Piece['label']): ReactNode {
  const width = Math.max(...lines.map((line) => line.length)) * 11 + 26;
  const height = lines.length * lineHeight + 16;
  return (
    <g transform={`rotate(${turn} ${x} ${y})`}>
      <rect className={styles.label} {...{x: x - width / 2, y: y - height / 2, width, height, rx: 6}} />
      {lines.map((line, index) => (
        <text key={line} className={styles.role} x={x} y={y + 7 + (index - (lines.length - 1) / 2) * lineHeight}>
          {/* The space keeps the lines apart where the label is read as the link's name. */}
          {`${line} `}
        </text>
      ))}
    </g>
  );
}

function PieceLink({role, cloth}: Pick<TeamMember, 'role' | 'cloth'>): ReactNode {
  const {cut, seams, label} = pieces[role];
  return (
    <a href={`#${memberId(role)}`} className={clsx(styles.piece, cloths[cloth])}>
      <path className={styles.cut} d={cut} />
      <path className={styles.seams} d={seams} />
      <Label {...label} />
    </a>
  );
}

/** A jacket in five pieces, one for each role: each leads to the person who has it. */
export function TeamDrawing(): ReactNode {
  return (
    <nav aria-label="The team by role" className={styles.table}>
      <svg className={styles.jacket} viewBox="0 0 560 540" strokeLinecap="round" strokeLinejoin="round">
        {team.map(({role, cloth}) => (
          <PieceLink key={role} role={role} cloth={cloth} />
        ))}
      </svg>
      <p className={styles.hint}>Choose a piece of the jacket to meet the person in that role.</p>
    </nav>
  );
}
