import type {HeroPictureName} from '../../words/tailored';
import {inkLine, Jacket, light, shade} from './Jacket';

const moon = '#ffe2a0';

const rim = 'a32 9 0 0 0 64 0';
/** Buttons on each other, as many as lie from one height to another. */
const pile = (left: number, top: number, bottom: number): string => `M${left} ${top}v${bottom - top}${rim}V${top}z`;
const rims = (left: number, tops: readonly number[]): string => tops.map((top) => `M${left} ${top}${rim}`).join('');
const upper = (left: number, top: number): string => `M${left} ${top}${rim}a32 9 0 0 0-64 0z`;
const holes = (left: number, top: number): string =>
  `M${left + 27} ${top - 2}h.1m10 0h.1m-10 4h.1m10 0h.1M${left + 12} ${top}a20 5.5 0 1 0 40 0 20 5.5 0 1 0-40 0z`;

/** Two piles of buttons beside a measuring tape: five, and five with three more, near enough the sample figures below. */
const results = (
  <>
    <rect fill="var(--indigo-wash)" width="200" height="240" />
    <path {...light} d="M0 0h124L60 240H0z" />
    <path {...shade} d="M18 212a82 10 0 0 1 164 0 82 10 0 0 1-164 0z" />
    <path fill={moon} d="M91 26h18v186H91z" />
    <path
      {...inkLine}
      d={`M91 ${Array.from({length: 12}, (_, index) => `${42 + index * 14}h${index % 2 === 0 ? 9 : 6}`).join('M91 ')}`}
      strokeWidth="1.5"
    />
    <path fill="var(--surface)" d={pile(20, 136, 206) + upper(20, 136)} />
    <path {...inkLine} d={rims(20, [136, 150, 164, 178, 192])} strokeWidth="1.2" />
    <path {...inkLine} d={holes(20, 136)} strokeWidth="2.4" />
    <path fill="var(--indigo)" d={pile(116, 136, 206)} />
    <path fill={moon} d={pile(116, 94, 136) + upper(116, 94)} />
    <path stroke="var(--on-denim-2)" d={rims(116, [150, 164, 178, 192])} strokeWidth="1.2" />
    <path {...inkLine} d={rims(116, [94, 108, 122])} strokeWidth="1.2" />
    <path {...inkLine} d={holes(116, 94)} strokeWidth="2.4" />
  </>
);

/** A quiet night: moon, hills and one lit window. */
const night = (
  <>
    <rect fill="var(--denim)" width="200" height="240" />
    <path fill={moon} d="M138 58a30 30 0 1 0 20 44 25 25 0 0 1-20-44z" />
    <path
      stroke="var(--on-denim-2)"
      d="M46 66v10M41 71h10M84 104v8M80 108h8M52 126v6M49 129h6M172 62v6M169 65h6"
      strokeWidth="3"
    />
    <path fill="var(--indigo)" opacity="0.55" d="M0 166c40-34 80-34 118-8s58 20 82 4v78H0z" />
    <path fill={shade.fill} d="M0 200c50-30 92-22 126-6s54 10 74 0v46H0z" />
    <path stroke="var(--denim)" d="M88 188c-2 16 22 22 12 52" strokeWidth="5" />
    <path fill="var(--surface)" d="M66 170l20-17 20 17v22H66z" />
    <path stroke="var(--on-denim-2)" d="M61 172l25-21 25 21" strokeWidth="5" />
    <rect fill={moon} x="79" y="172" width="14" height="12" rx="2" />
  </>
);

/** One sentence in two languages. */
const languages = (
  <>
    <rect fill="var(--sage-wash)" width="200" height="240" />
    <g
      transform="translate(26 29) scale(0.74)"
      fontFamily="var(--display)"
      fontSize="26"
      fontWeight="700"
      textAnchor="middle"
    >
      <path
        fill="var(--surface)"
        d="M36 48h88a12 12 0 0 1 12 12v40a12 12 0 0 1-12 12H66l-18 16v-16H36a12 12 0 0 1-12-12V60a12 12 0 0 1 12-12z"
      />
      <path
        fill="var(--indigo)"
        d="M164 128H84a12 12 0 0 0-12 12v40a12 12 0 0 0 12 12h50l18 16v-16h12a12 12 0 0 0 12-12v-40a12 12 0 0 0-12-12z"
      />
      <text fill="var(--ink)" x="80" y="89">
        Hello
      </text>
      <text fill="var(--paper)" x="124" y="169">
        Hallo
      </text>
    </g>
  </>
);

const drawings = {
  plain: <Jacket sewn={false} />,
  results,
  night,
  jacket: <Jacket sewn />,
  languages,
};

/** The picture of the small landing page in the hero. Decoration: the words beside it carry the meaning. */
export function DemoPicture({name}: {name: HeroPictureName}) {
  return (
    <svg
      width="100%"
      height="100%"
      viewBox="0 0 200 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
    >
      {drawings[name]}
    </svg>
  );
}
