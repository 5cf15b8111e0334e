import type {ReactNode} from 'react';
import clsx from 'clsx';
import {toolNames, tools} from '@site/src/content/tools';
import {SiteLink} from '@site/src/ui/SiteLink';
import {ToolPicture} from './ToolPicture';
import cardLink from '@site/src/ui/CardLink/styles.module.css';
import styles from './styles.module.css';

/** All tools, each with a miniature of what it draws. */
export function ToolList(): ReactNode {
  return (
    <ul className={styles.list}>
      {toolNames.map((name) => (
        <li key={name} className={styles.tool}>
          <ToolPicture of={name} />
          <div className={styles.words}>
            <h2 className={clsx(cardLink.cardLink, styles.title)}>
              <SiteLink to={tools[name].path}>{tools[name].title}</SiteLink>
            </h2>
            <p className={styles.summary}>{tools[name].summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
