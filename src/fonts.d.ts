/** A font file imported from a module is its address in the build. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
