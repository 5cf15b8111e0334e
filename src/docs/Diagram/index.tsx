import {useId} from 'react';
import styles from './styles.module.css';

export interface DiagramProps {
  readonly title: string;
  /** What the drawing shows, in a sentence. */
  readonly alt: string;
  /** The drawing as an SVG element. */
  readonly svg: string;
  /** What the drawing says, one line for each of its arrows; none for a chart. */
  readonly steps: readonly string[];
  /** The drawing in mermaid's language, which the page's Markdown twin shows. */
  readonly source: string;
}

/** A drawn diagram with its caption, and the same in words below it. */
export function Diagram({title, alt, svg, steps, source}: DiagramProps) {
  const caption = useId();
  return (
    <div className={styles.diagram} data-diagram data-source={source}>
      <figure aria-labelledby={caption}>
        <div role="img" aria-label={alt} className={styles.canvas} dangerouslySetInnerHTML={{__html: svg}} />
        <figcaption id={caption} className={styles.caption}>
          {title}
        </figcaption>
      </figure>
      {steps.length > 0 && (
        <details className={styles.steps}>
          <summary>Diagram as text</summary>
          <ol>
            {steps.map((step, index) => (
              <li key={`${index} ${step}`}>{step}</li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
