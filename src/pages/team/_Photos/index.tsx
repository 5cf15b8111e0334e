import type {ReactNode} from 'react';
import {SiteLink} from '@site/src/ui/SiteLink';
import {teamPhotos, type TeamPhoto} from '../words';
import {Reveal} from '../_Reveal';
import styles from './styles.module.css';

const shareInView = 0.3;
/** Milliseconds between two photos. */
const stagger = 200;

function Print({src, alt, title, link}: TeamPhoto): ReactNode {
  const picture = <img className={styles.picture} src={src} alt={alt} width={900} height={600} />;
  return (
    <figure className={styles.print}>
      {link === undefined ? picture : <SiteLink to={link.to}>{picture}</SiteLink>}
      <figcaption className={styles.caption}>
        <span className={styles.title}>{title}</span>
        {link !== undefined && <SiteLink to={link.to}>{link.label}</SiteLink>}
      </figcaption>
    </figure>
  );
}

/** Photos of the team, laid on the table; each leads to what was going on in it. */
export function Photos(): ReactNode {
  return (
    <Reveal share={shareInView} stagger={stagger} className={styles.photos}>
      {teamPhotos.map((photo) => (
        <Print key={photo.src} {...photo} />
      ))}
    </Reveal>
  );
}
