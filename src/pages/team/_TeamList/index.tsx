import {SiteLink} from '@site/src/ui/SiteLink';
import {memberId, team} from '../words';
import {Reveal} from '../_Reveal';
import styles from './styles.module.css';

/** Everybody in the team, hung up by role. */
export function TeamList() {
  return (
    <Reveal as="ul" share={0.2} stagger={150} className={styles.rail}>
      {team.map((member) => {
        const {role, name, portrait, cloth, profile, description} = member;
        const id = memberId(member, team);
        return (
          <li key={id} id={id} className={styles.member} style={cloth}>
            <svg className={styles.hanger} viewBox="0 0 120 44" aria-hidden="true">
              <path d="M60 24V16c0-4 8-4 8-10a8 8 0 0 0-16 0" />
              <path d="M4 42c0-4 50-18 56-18s56 14 56 18z" />
            </svg>
            <img className={styles.portrait} src={portrait.src} alt={portrait.alt} width={400} height={500} />
            <div className={styles.words}>
              <h3 className={styles.role}>{role}</h3>
              {name !== undefined && <p className={styles.name}>{name}</p>}
              <p className={styles.description}>{description}</p>
              {profile !== undefined && (
                <p className={styles.profile}>
                  <SiteLink to={profile}>
                    Profile<span className="visually-hidden"> of the {role}</span>
                  </SiteLink>
                </p>
              )}
            </div>
          </li>
        );
      })}
    </Reveal>
  );
}
