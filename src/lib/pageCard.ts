/** The folder of the share cards. */
export const pageCardFolder = '/img/cards/';

/** The address of the card that social networks show for a page without a picture of its own. */
export const pageCardAddress = (pathname: string): string =>
  `${pageCardFolder}${pathname.replace(/^\/+|\/+$/g, '').replaceAll('/', '-') || 'home'}.png`;
