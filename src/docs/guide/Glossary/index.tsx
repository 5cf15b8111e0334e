import {Fragment} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {SiteLink} from '@site/src/ui/SiteLink';
import {Words} from '../../Integration/Words';
import {glossary, glossaryPath} from './terms';
import styles from './styles.module.css';

/** The terms of the documentation, each at its anchor. */
export function Glossary() {
  const {collectAnchor} = useBrokenLinks();
  return (
    <dl data-wide>
      {glossary.map(({id, name, meaning, more}) => {
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
