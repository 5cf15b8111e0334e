import clsx from 'clsx';
import type {ToolName} from '@site/src/content/tools';
import box from '@site/src/ui/box.module.css';
import styles from './styles.module.css';

const main = {stroke: 'var(--indigo)', strokeWidth: 3};
const bar = {stroke: 'var(--indigo)', strokeWidth: 9, opacity: 0.6};
const soft = {stroke: 'var(--edge)', strokeWidth: 4};
const faint = {stroke: 'var(--edge)', strokeWidth: 1.5, strokeDasharray: '3 4'};
const ink = {stroke: 'var(--ink)', strokeWidth: 3};

const drawings = {
  sampleSize: (
    <>
      <path {...faint} d="M12 54H148" />
      <path {...main} d="M16 16C36 48 72 62 148 70" />
      <circle fill="var(--indigo)" stroke="var(--sunken)" strokeWidth="2" cx="62" cy="54" r="5" />
    </>
  ),
  readResult: (
    <>
      <path {...faint} d="M52 12V84" />
      <path {...soft} d="M26 36H92" />
      <circle {...ink} cx="58" cy="36" r="5" />
      <path {...bar} d="M78 62H142" />
      <circle fill="var(--indigo)" stroke="var(--sunken)" strokeWidth="2" cx="110" cy="62" r="5" />
    </>
  ),
  sampleRatio: (
    <>
      <path {...bar} d="M16 36H104" />
      <path {...bar} d="M16 62H140" />
      <path {...ink} d="M122 20V78" />
    </>
  ),
  peekingLab: (
    <>
      <path {...faint} d="M12 26H148M12 70H148" />
      <path {...soft} d="M14 48L32 56 50 44 70 58 90 50 112 60 148 54" />
      <path {...main} d="M14 48L30 40 44 46 62 36 78 40 96 26" />
      <circle stroke="var(--alarm)" strokeWidth="3" cx="96" cy="26" r="6" />
    </>
  ),
  testPlan: (
    <>
      <path fill="var(--surface)" stroke="var(--edge)" strokeWidth="1.5" d="M46 10H114V86H46Z" />
      <path {...ink} d="M56 22H92" />
      <path {...soft} d="M56 36H104M56 48H104M56 60H88" />
      <path {...main} d="M84 72L92 80 108 62" />
    </>
  ),
  campaignAddresses: (
    <>
      <path fill="var(--surface)" stroke="var(--edge)" strokeWidth="1.5" d="M12 32H148V64H12Z" />
      <path {...soft} d="M24 48H60" />
      <path {...bar} d="M72 48H112" />
      <path {...main} d="M130 41V55M124 44.5L136 51.5M136 44.5L124 51.5" />
    </>
  ),
};

/** A miniature of what a tool answers with. */
export function ToolPicture({of}: {readonly of: ToolName}) {
  return (
    <svg
      className={clsx(box.sunken, styles.picture)}
      viewBox="0 0 160 96"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[of]}
    </svg>
  );
}
