import {categories, type Category} from '../categories';
import {archivePath, categoryPath} from '../../lib/blogPaths';
import {SiteLink} from '../../ui/SiteLink';
import styles from './styles.module.css';

/** Plain links to every part of the blog: they need no script, and feed readers find their feeds. */
export function WaysThroughTheBlog({current}: {current?: Category | 'archive'}) {
  const others = categories.filter((category) => category !== current);
  return (
    <nav className={styles.ways} aria-label="The blog">
      <ul className={styles.links}>
        {others.map(({name, slug}) => (
          <li key={slug}>
            <SiteLink to={categoryPath(slug)}>{name}</SiteLink>
          </li>
        ))}
        {current !== 'archive' && (
          <li>
            <SiteLink to={archivePath}>All articles</SiteLink>
          </li>
        )}
      </ul>
      <ul className={styles.links}>
        {/* Files of the build, which the router does not know. */}
        <li>
          <a href="/blog/rss.xml">RSS</a>
        </li>
        <li>
          <a href="/blog/atom.xml">Atom</a>
        </li>
      </ul>
    </nav>
  );
}
