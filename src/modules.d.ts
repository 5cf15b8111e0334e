/** A font file imported from a module is its address in the build. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

/** The theme's own component, under the type of the one that replaces it. */
declare module '@theme-original/CodeBlock' {
  export {default} from '@theme/CodeBlock';
}

/** Written by src/plugins/api-description. */
declare module '@generated/api-description/default/reference.json' {
  import type {ApiReference} from '@site/src/plugins/api-description/reference';
  const reference: ApiReference;
  export default reference;
}
