/** The folder of the cards below, as pages name it. */
export const pageCardFolder = '/img/cards/';

/** Where the card is that social networks show for a page without a picture of its own. */
export const pageCardAddress = (pathname: string): string =>
  `${pageCardFolder}${pathname.replace(/^\/+|\/+$/g, '').replaceAll('/', '-') || 'home'}.png`;
