import type {ReactNode} from 'react';
import {createElement as element} from 'react';
import {siteColor} from '../colorTokens';
import {titleFamilies} from './fonts';

/** In pixels, as social networks require. */
export const cardSize = {width: 1200, height: 630} as const;

/** The size of the picture beside the title. */
export const cardPicture = {width: 480, height: 252} as const;

/** The site's colors that cards have, all of the light theme. */
export const cardColors = ['denim', 'on-denim', 'on-denim-2', 'stitch'] as const;

export interface CardContent {
  /** The kind of page, shown above the title. */
  readonly kicker: string;
  readonly title: string;
  /** A picture as a data URL, 1200 x 630. */
  readonly picture?: string | undefined;
}

/** Smaller for long titles, so that they fit on five lines. */
function titleSize(title: string, narrow: boolean): number {
  const room = narrow ? 30 : 50;
  if (title.length > room * 1.7) return 52;
  return title.length > room ? 60 : 72;
}

/** The mark of the site, as in static/img/logo.svg. */
function mark(logo: string): ReactNode {
  return element('img', {src: logo, width: 56, height: 56, style: {borderRadius: 12, border: '2px solid #ffffff33'}});
}

/**
 * A page's share card: denim, its title, its picture, and a stitched seam.
 *
 * @param logo the site's mark as a data URL.
 */
export function card({kicker, title, picture}: CardContent, logo: string): ReactNode {
  const color = (name: (typeof cardColors)[number]): string => siteColor(name, 'light');
  const words = element(
    'div',
    {style: {display: 'flex', flexDirection: 'column', flex: 1, gap: 24}},
    element('div', {style: {fontSize: 28, color: color('on-denim-2')}}, kicker),
    element(
      'div',
      {
        style: {
          fontFamily: titleFamilies,
          fontSize: titleSize(title, picture !== undefined),
          letterSpacing: '-0.02em',
          lineHeight: 1.08,
          textWrap: 'balance',
        },
      },
      title,
    ),
  );
  const beside =
    picture !== undefined &&
    element('img', {src: picture, ...cardPicture, style: {borderRadius: 20, border: `1px solid #ffffff33`}});
  const foot = element(
    'div',
    {
      style: {
        display: 'flex',
        alignItems: 'center',
        gap: 20,
        paddingTop: 32,
        borderTop: `4px dashed ${color('stitch')}`,
        fontSize: 30,
      },
    },
    mark(logo),
    'Tailor AI',
  );
  return element(
    'div',
    {
      style: {
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        boxSizing: 'border-box',
        padding: '64px 72px 56px',
        background: color('denim'),
        color: color('on-denim'),
        fontFamily: 'Instrument Sans',
      },
    },
    element('div', {style: {display: 'flex', flex: 1, alignItems: 'center', gap: 56}}, words, beside),
    foot,
  );
}
