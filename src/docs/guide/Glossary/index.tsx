import {Fragment} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {SiteLink} from '@site/src/ui/SiteLink';
import {Words} from '../../Integration/Words';
import {glossary, glossaryPath} from './terms';
import styles from './styles.module.css';

const byName = [...glossary].sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** The terms of the documentation by the alphabet, each at its anchor, below a list to jump by. */
export function Glossary() {
  const {collectAnchor} = useBrokenLinks();
  return (
    <>
      <nav aria-label="Terms" className={styles.jumps} data-print="hide">
        {byName.map(({id, name}) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
      <dl data-wide>
        {byName.map(({id, name, meaning, more}) => {
          collectAnchor(id);
          return (
            <div key={id} id={id} className={styles.term}>
              <dt>{name}</dt>
              <dd>
                <Words text={more === undefined ? meaning : `${meaning} ${more}`} />
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

/** The terms as links to what they mean, at the anchors that they had where the glossary was. */
export function GlossaryLinks() {
  const {collectAnchor} = useBrokenLinks();
  return (
    <p>
      {glossary.map(({id, name}, index) => {
        collectAnchor(id);
        return (
          <Fragment key={id}>
            {index > 0 && ', '}
            <SiteLink id={id} to={`${glossaryPath}#${id}`}>
              {name}
            </SiteLink>
          </Fragment>
        );
      })}
    </p>
  );
}
