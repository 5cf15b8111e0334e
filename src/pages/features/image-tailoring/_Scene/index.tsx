import type {ReactNode} from 'react';
import type {Crop, Point, Size} from './cropAround';

/** Mixed of colors that are the same in both themes. */
const skins = {
  dark: 'color-mix(in srgb, var(--amber) 45%, var(--denim))',
  middle: 'color-mix(in srgb, var(--amber) 72%, var(--denim))',
  light: 'color-mix(in srgb, var(--amber) 42%, white)',
} as const;

interface PersonProps {
  /** Middle of the head. */
  at: readonly [x: number, y: number];
  skin: keyof typeof skins;
  clothes: string;
  scale?: number;
}

/** Their hair is dark in both themes. */
function Person({at: [x, y], skin, clothes, scale = 1}: PersonProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-46 130V82c0-30 18-46 46-46s46 16 46 46v48z" fill={clothes} />
      <path d="M-9 16H9v19l7 3c-5 10-27 10-32 0l7-3z" fill={skins[skin]} />
      <path d="M-9 20H9v6c-5 6-13 6-18 0z" fill="var(--denim)" opacity="0.3" />
      <circle r="25" fill={skins[skin]} />
      <path d="M-27 0a27 28 0 1 1 54 0c-6-11-18-14-33-13-9 1-17 5-21 13z" fill="var(--denim)" />
    </g>
  );
}

/** A cup seen from the side; `x` and `y` are the middle of its foot. */
function Cup({x, y}: {x: number; y: number}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-12-26h24l-3 26H-9z" fill="var(--surface)" />
      <path d="M-11-16h22l-1 9h-20z" fill="var(--stitch)" />
    </g>
  );
}

/** The picture the page had: the shop from outside, in grays. */
const original = (
  <>
    <rect width="400" height="300" fill="var(--sunken)" />
    <path d="M0 252h400v48H0z" fill="var(--line)" />
    <path d="M72 70h256v182H72z" fill="var(--edge)" />
    <path d="M120 34h160v48H120z" fill="var(--ink-2)" />
    <path d="M200 42c12 0 16 7 16 16s-4 16-16 16-16-7-16-16 4-16 16-16z" fill="var(--surface)" />
    <path d="M200 43c-7 10 7 20 0 30" fill="none" stroke="var(--ink-2)" strokeWidth="3" />
    <path d="M92 150h126v74H92zM242 150h64v102h-64z" fill="var(--sunken)" />
    <Cup x={126} y={224} />
    <Cup x={162} y={224} />
    <circle cx="296" cy="206" r="3" fill="var(--ink-2)" />
    <path d="M60 98h280l14 42H46z" fill="var(--ink-2)" />
    <path d="M114 98h48l-4 42h-52zM238 98h48l8 42h-52z" fill="var(--surface)" />
  </>
);

/** Three colleagues around a laptop, each with a cup. */
const office = (
  <>
    <rect width="400" height="300" fill="var(--butter)" />
    <path d="M28 40h92v112H28z" fill="var(--surface)" />
    <path d="M74 40v112M28 96h92" stroke="var(--line)" strokeWidth="5" />
    <path d="M330 0v42" stroke="var(--ink)" strokeWidth="4" />
    <path d="M302 70a28 28 0 0 1 56 0z" fill="var(--stitch)" />
    <Person at={[238, 108]} skin="dark" clothes="var(--surface)" />
    <Person at={[168, 132]} skin="light" clothes="var(--indigo)" />
    <Person at={[310, 136]} skin="middle" clothes="var(--sage)" />
    <path d="M196 190h84a6 6 0 0 1 6 6v52h-96v-52a6 6 0 0 1 6-6z" fill="var(--ink)" />
    <circle cx="238" cy="218" r="7" fill="var(--paper)" />
    <path d="M0 248h400v52H0z" fill="var(--edge)" />
    <Cup x={150} y={248} />
    <Cup x={322} y={248} />
    <path d="M52 226c-16-2-22-14-22-26 16 0 22 12 22 26zm0-8c0-16 9-25 23-27 0 16-9 25-23 27z" fill="var(--sage)" />
    <path d="M38 226h28l-4 22H42z" fill="var(--ink-2)" />
  </>
);

/** Two young people, one with the order on the phone. */
const phone = (
  <>
    <rect width="400" height="300" fill="var(--indigo-wash)" />
    <path d="M262 92h138v208H262z" fill="var(--sage-wash)" />
    <path d="M250 76h150v26H250z" fill="var(--sage)" />
    <path d="M274 102v14m30-14v14m30-14v14m30-14v14" stroke="var(--sage)" strokeWidth="12" />
    <path d="M296 156h76v66h-76z" fill="var(--surface)" />
    <Cup x={320} y={222} />
    <Cup x={350} y={222} />
    <Person at={[216, 150]} skin="middle" clothes="var(--sage)" scale={1.15} />
    <Person at={[124, 118]} skin="light" clothes="var(--indigo)" scale={1.4} />
    <path d="M66 276c10-22 46-40 84-44l6 22-52 46H62z" fill="var(--indigo)" />
    <path d="M144 182h40a7 7 0 0 1 7 7v70a7 7 0 0 1-7 7h-40a7 7 0 0 1-7-7v-70a7 7 0 0 1 7-7z" fill="var(--ink)" />
    <path d="M143 192h42v58h-42z" fill="var(--paper)" />
    <path d="M156 206h16l-2 18h-12z" fill="var(--stitch)" />
    <path d="M150 234h28" stroke="var(--indigo)" strokeWidth="8" />
    <circle cx="146" cy="246" r="12" fill={skins.light} />
    <path d="M30 84h44a10 10 0 0 0 10-10V50a10 10 0 0 0-10-10H30a10 10 0 0 0-10 10v40z" fill="var(--surface)" />
    <path d="M36 62h32" stroke="var(--ink-2)" strokeWidth="6" />
  </>
);

/** One bag of coffee on a plinth, and nothing else. */
const product = (
  <>
    <rect width="400" height="300" fill="var(--sage-wash)" />
    <circle cx="284" cy="136" r="92" fill="var(--surface)" />
    <path d="M0 246h400v54H0z" fill="var(--line)" />
    <path d="M206 226h156v74H206z" fill="var(--edge)" />
    <path d="M206 226h156v10H206z" fill="var(--ink-2)" />
    <path d="M240 92h88l8 134H232z" fill="var(--denim)" />
    <path d="M240 92h88v-16h-88z" fill="var(--ink)" />
    <path d="M246 106h76" stroke="var(--edge)" strokeWidth="3" />
    <path d="M252 136h64v56h-64z" fill="var(--butter)" />
    <path d="M284 146c13 0 17 9 17 18s-4 18-17 18-17-9-17-18 4-18 17-18z" fill="var(--stitch)" />
    <path d="M284 147c-8 11 8 23 0 34" fill="none" stroke="var(--ink)" strokeWidth="3" />
  </>
);

const scenes = {original, office, phone, product};
export type SceneName = keyof typeof scenes;

export const sceneSize: Size = {width: 400, height: 300};

/** The middle of what each picture is about. */
export const sceneSubjects: Readonly<Record<SceneName, Point>> = {
  original: {x: 200, y: 150},
  office: {x: 236, y: 160},
  phone: {x: 148, y: 150},
  product: {x: 284, y: 158},
};

export interface SceneProps {
  name: SceneName;
  /** The part to be seen; all of it by default. */
  crop?: Crop;
  /** Drawn over the picture, in its coordinates. */
  children?: ReactNode;
}

/** A picture of the drawn coffee page. Decoration: the words beside it say what it shows. */
export function Scene({name, crop, children}: SceneProps) {
  const {x, y, width, height} = crop ?? {x: 0, y: 0, ...sceneSize};
  return (
    <svg
      className="own-light"
      width="100%"
      height="100%"
      viewBox={[x, y, width, height].join(' ')}
      preserveAspectRatio="xMidYMid slice"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {scenes[name]}
      {children}
    </svg>
  );
}
