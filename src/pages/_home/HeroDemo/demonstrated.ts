import type {Audience} from '@site/src/lib/audience';

/** The version that the preview starts with: the visitor's own, and for everybody else one that shows stitches. */
export function demonstrated(audience: Audience): Audience {
  return audience === 'default' ? 'perfmarketing' : audience;
}
