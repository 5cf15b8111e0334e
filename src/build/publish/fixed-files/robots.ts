/** robots.txt: allows every page; pages that should not be listed have a noindex tag. */
export function robotsText(siteUrl: string): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}
