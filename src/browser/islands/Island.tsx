import {useId, type ComponentType, type ReactNode} from 'react';
// Jest replaces this path with tests/support/jest/islandHtml.ts.
import {islandHtml} from '@site/src/browser/islands/html';

/** The props that an island can have: they are in the HTML, as JSON. */
export type IslandProps<Props> = {readonly [Name in keyof Props]: Serializable<Props[Name]>};

/** Functions cannot be serialized. */
type Serializable<Value> = Value extends (...args: never[]) => unknown ? never : Value;

export interface IslandElementProps<Props extends object> {
  /** The default export of a file named *.island.tsx. */
  readonly of: ComponentType<Props>;
  readonly props: IslandProps<Props> & Props;
  readonly className?: string | undefined;
  /** Whether it runs at once if the page's address has a query, which it reads. */
  readonly readsAddress?: boolean;
}

/**
 * A part of a page that runs in the browser as React. Its HTML is in the page; its code is fetched when the visitor
 * acts in it, or when it is near after any first act. It is a React root of its own, without the page's contexts. In
 * `npm start` and in unit tests it is part of the page's tree.
 */
export function Island<Props extends object>({
  of: Of,
  props,
  className,
  readsAddress = false,
}: IslandElementProps<Props>): ReactNode {
  const prefix = useId();
  if (process.env.NODE_ENV !== 'production') {
    return (
      <div className={className}>
        <Of {...props} />
      </div>
    );
  }
  const {name, html} = islandHtml(Of, props, prefix);
  return (
    <div
      className={className}
      data-island={name}
      data-props={JSON.stringify(props)}
      data-prefix={prefix}
      data-reads-address={readsAddress || undefined}
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}
