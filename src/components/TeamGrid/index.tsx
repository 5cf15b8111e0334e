import type {ReactNode} from 'react';
import clsx from 'clsx';
import {team, type TeamMember} from '@site/src/data/team';
import {SiteLink} from '../SiteLink';
import styles from './styles.module.css';

/** A neutral figure until there is a photo. */
function Portrait({tone}: Pick<TeamMember, 'tone'>): ReactNode {
  return (
    <svg className={clsx(styles.portrait, styles[tone])} viewBox="0 0 200 200" aria-hidden="true">
      <rect className={styles.ground} width="200" height="200" />
      <circle className={styles.figure} cx="100" cy="82" r="34" />
      <path className={styles.figure} d="M30 200c2-50 32-72 70-72s68 22 70 72z" />
    </svg>
  );
}

/** Everybody in the team, by role. */
export function TeamGrid(): ReactNode {
  return (
    <ul className={styles.grid}>
      {team.map(({role, name, description, tone, profile}) => (
        <li key={role} className={styles.member}>
          <Portrait tone={tone} />
          <div className={styles.words}>
            <h2 className={styles.role}>{role}</h2>
            <p className={styles.name}>{name}</p>
            <p className={styles.description}>{description}</p>
            {profile !== undefined && <SiteLink to={profile}>Profile</SiteLink>}
          </div>
        </li>
      ))}
    </ul>
  );
}
