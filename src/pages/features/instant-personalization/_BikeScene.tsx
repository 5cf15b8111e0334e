interface BikeProps {
  /** Where the wheels touch the ground, half way between them. */
  at: readonly [x: number, y: number];
  frame: string;
  scale?: number;
  turn?: number;
}

/** An electric bike from the side, facing right; its battery is the thick part of the frame. */
function Bike({at: [x, y], frame, scale = 1, turn = 0}: BikeProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`} fill="none">
      <g stroke="var(--ink)" strokeWidth="5">
        <circle cx="-52" cy="-32" r="30" />
        <circle cx="54" cy="-32" r="30" />
        <path d="M-30-88h30M38-98h16" strokeWidth="7" />
      </g>
      <path d="M-52-32-8-32 36-74-18-74zM-8-32-18-74-20-86M54-32 36-74 32-98h10" stroke={frame} strokeWidth="6" />
      <path d="M3-41 27-64" stroke="var(--stitch)" strokeWidth="13" />
      <circle cx="-8" cy="-32" r="8" fill="var(--ink)" />
    </g>
  );
}

/** One bike in front of a house. */
const door = (
  <>
    <rect width="400" height="300" fill="var(--sage-wash)" />
    <path d="M66 96h206v150H66z" fill="var(--surface)" />
    <path d="m50 100 119-66 119 66z" fill="var(--edge)" />
    <path d="M96 134h52v52H96z" fill="var(--indigo-wash)" />
    <path d="M122 134v52M96 160h52" stroke="var(--edge)" strokeWidth="4" />
    <path d="M188 146h54v100h-54z" fill="var(--sage)" />
    <circle cx="232" cy="200" r="4" fill="var(--surface)" />
    <path d="M334 246v-60" stroke="var(--ink-2)" strokeWidth="8" />
    <circle cx="334" cy="150" r="46" fill="var(--sage)" />
    <path d="M0 246h400v54H0z" fill="var(--line)" />
    <Bike at={[196, 284]} frame="var(--indigo)" scale={1.15} />
  </>
);

/** Three bikes of one fleet in front of an office. */
const office = (
  <>
    <rect width="400" height="300" fill="var(--butter)" />
    <path d="M36 22h328v176H36z" fill="var(--denim)" />
    <path
      d="M62 44h60v44H62zM140 44h60v44h-60zM218 44h60v44h-60zM296 44h44v44h-44zM62 106h60v44H62zM218 106h60v44h-60zM296 106h44v44h-44z"
      fill="var(--indigo-wash)"
    />
    <path d="M140 106h60v92h-60z" fill="var(--stitch)" />
    <path d="M170 106v92" stroke="var(--denim)" strokeWidth="4" />
    <path d="M0 192h400v108H0z" fill="var(--surface)" />
    <Bike at={[101, 270]} frame="var(--indigo)" scale={0.54} />
    <Bike at={[199, 270]} frame="var(--sage)" scale={0.54} />
    <Bike at={[297, 270]} frame="var(--indigo)" scale={0.54} />
  </>
);

/** One bike on its way up a hill. */
const hills = (
  <>
    <rect width="400" height="300" fill="var(--indigo-wash)" />
    <circle cx="318" cy="74" r="34" fill="var(--stitch)" />
    <path d="m0 214 96-104 70 62 74-96 160 138v86H0z" fill="var(--edge)" />
    <path d="m240 76 34 30-22-2-14 14-12-24z" fill="var(--surface)" />
    <path d="M0 284 400 168v132H0z" fill="var(--sage)" />
    <Bike at={[208, 226]} frame="var(--denim)" turn={-16} scale={1.1} />
  </>
);

const bikeScenes = {door, office, hills};
export type BikeSceneName = keyof typeof bikeScenes;

/** A picture of the drawn bike shop. Decoration: the words beside it say what it shows. */
export function BikeScene({name}: {name: BikeSceneName}) {
  return (
    <svg
      className="own-light"
      width="100%"
      height="100%"
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {bikeScenes[name]}
    </svg>
  );
}
