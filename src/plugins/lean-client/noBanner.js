// Stands in for the banner that Docusaurus shows where the base address is wrong: this site is served from the root.
export default function NoBanner() {
  return null;
}
