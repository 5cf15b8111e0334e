/**
 * Replaces the Mermaid theme's component, which fetches mermaid (195 KB) and
 * draws in the browser: src/pipeline/markdown/diagrams has drawn the diagram at build,
 * in the site's colors, so this only shows it.
 */
import {Diagram} from '@site/src/docs/Diagram';

export interface Props {
  readonly value: string;
  readonly title: string;
  readonly alt: string;
  readonly svg: string;
  /** One step a line. */
  readonly steps: string;
}

export default function Mermaid({value, steps, ...drawn}: Props) {
  return <Diagram {...drawn} source={value} steps={steps.split('\n').filter(Boolean)} />;
}
