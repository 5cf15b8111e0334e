/** robots.txt: every page may be read; those that are not to be listed say so themselves. */
export function robotsText(siteUrl: string): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}
