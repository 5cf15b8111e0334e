/** A font file imported from a module is its address in the build. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

/** The theme's own component, under the type of the one that replaces it. */
declare module '@theme-original/CodeBlock' {
  export {default} from '@theme/CodeBlock';
}
