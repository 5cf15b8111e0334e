/** What lies in the shade, a line of ink, and what the light falls on: the picture's own night and cloth. */
export const shade = {fill: '#0d1230', opacity: 0.14};
export const inkLine = {stroke: 'var(--ink)', opacity: 0.7};
export const light = {fill: '#fff', opacity: 0.16};

/** A jacket on its hook; its parts in the order in which they lie on each other. */
const hook = 'M100 40V27a8 8 0 1 1 8-8M82 50l18-10 18 10';
const lining = 'M79 44c8 12 34 12 42 0l-5 28H84z';
const sleeves = 'M62 56C44 60 35 71 32 89L17 172l27 6 22-66zM138 56c18 4 27 15 30 33l15 83-27 6-22-66z';
const cuffs = 'M17 172l-3 19c8 4 18 6 27 6l3-19zM183 172l3 19c-8 4-18 6-27 6l-3-19z';
const body = 'M80 42c-8 7-16 11-25 14 5 16 6 36 5 56-1 34-3 62-4 94h88c-1-32-3-60-4-94-1-20 0-40 5-56-9-3-17-7-25-14z';
const waistband = 'M56 206h88v10c0 3-1 5-4 5H60c-3 0-4-2-4-5z';
const collar = 'M80 42l-10 8 16 26 14-15 14 15 16-26-10-8c-3 9-11 14-20 19-9-5-17-10-20-19z';
/** Where the sleeves meet the body, and the folds at the waist. */
const folds =
  'M62 58c5 16 6 34 4 54L50 160c9-22 12-66 2-96zM138 58c-5 16-6 34-4 54l16 48c-9-22-12-66-2-96zM60 150c9 14 13 34 12 56H56zM140 150c-9 14-13 34-12 56h16z';
const placket = 'M94 66h12v140H94z';
const flaps = 'M64 100h26v9l-13 7-13-7zM110 100h26v9l-13 7-13-7z';
const pockets = 'M66 110v22l11 7 11-7v-22M112 110v22l11 7 11-7v-22M72 198l6-36M128 198l-6-36';
const seams =
  'M60 92c12 3 24 4 34 4M140 92c-12 3-24 4-34 4M94 68v138M106 68v138M59 112c2-20 1-38-4-54M141 112c-2-20-1-38 4-54';
const hems = 'M74 51l13 20 13-13 13 13 13-20M60 211h80';
const buttons = 'M100 80v.1M100 106v.1M100 132v.1M100 158v.1M100 184v.1M77 110v.1M123 110v.1';

/** Topstitched, or cut and pressed and not yet sewn; within a frame that is cut at its upper and lower edge on phones. */
export function Jacket({sewn}: {readonly sewn: boolean}) {
  const twill = sewn ? 'twill-sewn' : 'twill';
  const thread = sewn
    ? {stroke: 'var(--stitch)', strokeWidth: 2, strokeDasharray: '4.5 3.5'}
    : {stroke: 'var(--on-denim-2)', strokeWidth: 1.2};
  return (
    <>
      <defs>
        <pattern id={twill} width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(32)">
          <path d="M0 0v3" stroke="#fff" strokeOpacity="0.16" />
        </pattern>
      </defs>
      <path fill={sewn ? 'var(--butter)' : 'var(--indigo-wash)'} d="M0 0h200v240H0z" />
      <path {...light} d="M0 0h124L60 240H0z" />
      <g transform="translate(20 23) scale(0.8)">
        <g {...shade} transform="translate(9 11)">
          <path d={sleeves} />
          <path d={body} />
        </g>
        <path {...inkLine} d={hook} strokeWidth="3" />
        <path {...shade} d={lining} />
        <path fill="var(--denim)" d={lining} />
        <path stroke="var(--on-denim-2)" d="M93 56h14" strokeWidth="5" />
        <path fill="var(--indigo)" d={sleeves} />
        <path fill="var(--indigo)" d={body} />
        <path fill={`url(#${twill})`} d={sleeves} />
        <path fill={`url(#${twill})`} d={body} />
        <path {...shade} d={folds + flaps} />
        <path {...light} d={placket} />
        <path fill="var(--denim)" d={collar + cuffs + waistband} />
        <path fill={`url(#${twill})`} d={collar + cuffs + waistband} />
        <path {...thread} d={seams + pockets + flaps + hems} />
        <path stroke={thread.stroke} d={buttons} strokeWidth="6.5" />
        <path stroke="var(--ink)" opacity="0.5" d={buttons} strokeWidth="2" />
      </g>
    </>
  );
}
