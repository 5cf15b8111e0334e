import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {Wrap} from '@site/src/ui/Wrap';
import {useSettings} from '@site/src/lib/settings/useSettings';
import styles from './styles.module.css';

/** One continuous sheet on the table, sewn from its parts; on paper, two pages. */
export function Sheet({children}: {children: ReactNode}) {
  const {siteUrl, contactEmail} = useSettings();
  const address = siteUrl.replace(/^https?:\/\//, '');
  return (
    <main className={styles.table} data-print="exact">
      <Wrap>
        <article className={styles.sheet}>
          {children}
          <p className={styles.onPaper}>
            <strong>Try it on your site:</strong> {address}
            <span>{contactEmail}</span>
          </p>
        </article>
      </Wrap>
    </main>
  );
}

export interface PartProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Without one, the part brings its own headings or an aria-label. */
  title?: string;
  /** Paper is the sheet, butter the piece that is set in. */
  cloth?: 'paper' | 'butter';
  /** Opens the second page on paper. */
  turnsPage?: boolean;
}

/** One part of the sheet, sewn to the one above. */
export function Part({title, cloth = 'paper', turnsPage = false, children, ...rest}: PartProps) {
  return (
    <section className={clsx(styles.part, styles[cloth], turnsPage && styles.turnsPage)} {...rest}>
      {title !== undefined && <h2>{title}</h2>}
      {children}
    </section>
  );
}
