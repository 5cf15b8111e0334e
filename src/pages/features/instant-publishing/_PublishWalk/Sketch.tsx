import type {PublishStep} from './publishing';
import styles from './PublishWalk.module.css';

const sheet = {fill: 'var(--surface)', stroke: 'var(--edge)', strokeWidth: 1.5, rx: 8};
const sewn = {
  fill: 'var(--stitch-wash)',
  stroke: 'var(--tailored-edge)',
  strokeWidth: 2,
  strokeDasharray: '5 4',
};
const text = {stroke: 'var(--line)', strokeWidth: 6};

const sketches = {
  create: (
    <>
      <rect {...sheet} x="2" y="10" width="116" height="98" />
      <rect {...sewn} rx="5" x="12" y="22" width="96" height="26" />
      <path {...text} d="M20 35h64M14 64h92M14 78h92M14 92h54" />
    </>
  ),
  review: (
    <>
      <rect {...sheet} x="2" y="10" width="74" height="82" />
      <path {...text} d="M12 26h36M12 42h24" />
      <rect {...sheet} x="44" y="26" width="74" height="82" />
      <rect {...sewn} rx="5" x="52" y="35" width="58" height="22" />
      <path {...text} d="M60 46h36M54 72h52M54 86h32" />
    </>
  ),
  publish: (
    <>
      <rect {...sheet} x="2" y="76" width="116" height="32" rx="16" />
      <path {...text} d="M18 92h50" />
      <path {...sewn} d="M80 92h22" />
      <path stroke="var(--indigo)" strokeWidth="4" d="M60 62V14M42 32l18-18 18 18" />
    </>
  ),
  live: (
    <>
      <rect {...sheet} x="2" y="10" width="116" height="98" />
      <path {...text} d="M14 24h52M14 78h92M14 92h54" />
      <rect {...sewn} rx="5" x="12" y="38" width="96" height="26" />
      <path {...text} d="M20 51h64" />
      <circle fill="var(--sage)" cx="100" cy="18" r="15" />
      <path stroke="var(--surface)" strokeWidth="4" d="m93 18 5 6 9-11" />
    </>
  ),
};

/** What a step that is folded up is about, at its foot. */
export function Sketch({step}: {step: PublishStep}) {
  return (
    <svg
      className={styles.sketch}
      viewBox="0 0 120 110"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {sketches[step]}
    </svg>
  );
}
