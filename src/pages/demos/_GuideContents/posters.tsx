import {EyeOff, MousePointer2, MoveVertical, Puzzle} from 'lucide-react';
import {letters, onButton, rule, tailored, way, words} from '../_drawing';

/** What each guide is about, as one thing that can be told at the size of a thumbnail: 96 by 54. */
export const posters = {
  'tailoring-landing-pages': (
    <>
      <rect fill="var(--surface)" x="17" y="8" width="62" height="52" rx="6" />
      <rect {...tailored} x="23" y="14" width="50" height="18" rx="4" />
      <path {...words} d="M28 20h40M28 27h24" />
      <path {...rule} d="M24 39h40M24 47h28" />
    </>
  ),
  'tailoring-images': (
    <>
      <rect {...tailored} x="24" y="7" width="48" height="40" rx="5" />
      <path fill="var(--ink)" d="M38 23h17v9a7 7 0 0 1-7 7h-3a7 7 0 0 1-7-7z" />
      <path {...way} d="M55 25h2a4 4 0 0 1 0 8h-2M43 13v5M50 13v5" />
    </>
  ),
  'changing-calls-to-action': (
    <>
      <rect fill="var(--indigo)" x="14" y="14" width="68" height="25" rx="8" />
      <path {...onButton} d="M28 26.5h32" />
      <MousePointer2 fill="var(--ink)" color="var(--surface)" x="64" y="25" width="20" height="20" />
    </>
  ),
  'hiding-elements': (
    <>
      <rect fill="var(--surface)" x="17" y="8" width="62" height="52" rx="6" />
      <path {...words} d="M25 33h36" />
      <path {...rule} d="M25 41h46M25 48h30" />
      <path fill="none" stroke="var(--edge)" strokeWidth="1.5" strokeDasharray="2 3" d="M24 14h48v10H24z" />
      <EyeOff color="var(--ink)" x="40" y="11" width="16" height="16" />
    </>
  ),
  'reordering-sections': (
    <>
      <rect fill="var(--surface)" x="15" y="7" width="52" height="11" rx="3" />
      <rect fill="var(--surface)" x="15" y="36" width="52" height="11" rx="3" />
      <rect fill="var(--indigo)" x="22" y="21.5" width="52" height="11" rx="3" />
      <path {...onButton} d="M28 27h26" />
      <MoveVertical color="var(--ink)" x="74" y="17" width="20" height="20" />
    </>
  ),
  'translating-pages': (
    <>
      <rect fill="var(--surface)" x="12" y="14" width="30" height="26" rx="6" />
      <path {...way} d="M46 27h8m-3-3 3 3-3 3" />
      <rect {...tailored} x="58" y="14" width="27" height="26" rx="6" />
      <text {...letters} x="27" y="31" textAnchor="middle">
        en
      </text>
      <text {...letters} x="71.5" y="31" textAnchor="middle">
        de
      </text>
    </>
  ),
  'publishing-ab-testing': (
    <>
      <rect fill="var(--surface)" x="13" y="9" width="32" height="52" rx="5" />
      <rect fill="var(--surface)" x="51" y="9" width="32" height="52" rx="5" />
      <rect {...tailored} x="54.5" y="13" width="25" height="10" rx="3" />
      <path {...words} d="M19 18h20M58 18h18" />
      <text {...letters} x="29" y="43" textAnchor="middle">
        A
      </text>
      <text {...letters} x="67" y="43" textAnchor="middle">
        B
      </text>
    </>
  ),
  'reading-results': (
    <>
      <path {...way} d="M14 8v38" />
      <path stroke="var(--edge)" strokeWidth="5" strokeLinecap="round" d="M24 19h22" />
      <circle fill="var(--ink)" cx="35" cy="19" r="5" />
      <path stroke="var(--sage)" strokeWidth="5" strokeLinecap="round" d="M52 36h28" />
      <circle fill="var(--sage)" cx="66" cy="36" r="5" />
    </>
  ),
  'installing-the-extension': (
    <>
      <rect fill="var(--indigo)" x="21" y="12" width="30" height="30" rx="8" />
      <path {...onButton} d="M29 21h14M36 21v13" />
      <Puzzle color="var(--ink)" x="58" y="17" width="20" height="20" />
    </>
  ),
  'adding-the-script-tag': (
    <>
      <rect fill="var(--surface)" x="10" y="15" width="76" height="24" rx="6" />
      <text {...letters} fontFamily="var(--mono)" fontWeight="600" x="48" y="31" textAnchor="middle">
        {'<script>'}
      </text>
    </>
  ),
};
