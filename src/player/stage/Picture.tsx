import type {ReactNode, SVGProps} from 'react';
import type {PictureName} from '../panels';

const pictures: Readonly<Record<PictureName, ReactNode>> = {
  /** A bag of beans. */
  beans: (
    <>
      <path fill="var(--sage-wash)" d="M0 0h240v280H0z" />
      <path fill="var(--sage)" d="M0 222h240v58H0z" />
      <g>
        <path fill="var(--denim)" d="M70 66h100l12 24v138c0 8-6 12-12 12H70c-6 0-12-4-12-12V90z" />
        <path fill="var(--on-denim-2)" d="M70 44h100v24H70z" />
        <path fill="var(--on-denim)" d="M80 122h80v70H80z" />
        <g fill="var(--denim)">
          <ellipse cx="106" cy="150" rx="11" ry="16" transform="rotate(24 106 150)" />
          <ellipse cx="134" cy="164" rx="11" ry="16" transform="rotate(-28 134 164)" />
          <ellipse cx="30" cy="236" rx="10" ry="14" transform="rotate(60 30 236)" />
          <ellipse cx="206" cy="240" rx="10" ry="14" transform="rotate(-50 206 240)" />
          <ellipse cx="216" cy="214" rx="9" ry="12" transform="rotate(20 216 214)" />
        </g>
      </g>
    </>
  ),
  /** A carafe and two cups on a table at work, clear of the middle, where the play button is. */
  carafe: (
    <>
      <path fill="var(--butter)" d="M0 0h240v251H0z" />
      <path fill="var(--indigo)" d="M0 250h240v30H0z" />
      <path fill="var(--denim)" d="M0 250h240v5H0z" />
      <path stroke="var(--on-denim-2)" strokeWidth="1.5" strokeDasharray="6 5" d="M0 270h240" />
      <g>
        <path fill="var(--on-denim)" d="M18 16h92v104H18zM130 16h92v104h-92z" />
        <path
          fill="var(--on-denim-2)"
          d="M24 86h20V70h18v22h18V78h24v36H24zM136 92h16V74h22v16h14V80h14v10h14v24h-80zM24 22h80v8H24zM136 22h80v8h-80z"
        />
        <path
          fill="var(--edge)"
          opacity="0.45"
          d="M14 120h100v6H14zM126 120h100v6H126zM63 22h3v92h-3zM175 22h3v92h-3z"
        />
        <ellipse cx="66" cy="252" rx="62" ry="7" fill="var(--denim)" opacity="0.4" />
        <ellipse cx="184" cy="253" rx="54" ry="5" fill="var(--denim)" opacity="0.4" />
        <g transform="translate(-62 24)">
          <path fill="none" stroke="var(--denim)" strokeWidth="10" strokeLinejoin="round" d="M140 130h28v58h-20" />
          <path
            fill="var(--on-denim)"
            stroke="var(--edge)"
            strokeWidth="2"
            d="M88 86h52l-4 22 22 84c3 20-6 34-26 34H96c-20 0-29-14-26-34l22-84z"
          />
          <path fill="var(--denim)" d="m88 147-12 45c-2 17 6 29 21 29h34c15 0 24-12 22-29l-12-45zM84 76h60v14H84z" />
          <path fill="var(--on-denim)" opacity="0.22" d="m94 150-11 44c-1 10 2 18 8 22l9-66z" />
          <path fill="var(--on-denim-2)" opacity="0.6" d="M98 92h8l-1 14-10 38h-8l11-40z" />
        </g>
        <path
          fill="none"
          stroke="var(--on-denim)"
          strokeWidth="4"
          strokeLinecap="round"
          d="M152 206c-5-8 5-12 0-22M164 206c-5-8 5-12 0-22M204 206c-5-8 5-12 0-22M216 206c-5-8 5-12 0-22"
        />
        <path
          fill="var(--on-denim)"
          d="M136 221h42v8c0 16-9 23-21 23s-21-7-21-23zM188 221h42v8c0 16-9 23-21 23s-21-7-21-23z"
        />
        <ellipse cx="157" cy="222" rx="21" ry="4.500" fill="var(--denim)" />
        <ellipse cx="209" cy="222" rx="21" ry="4.500" fill="var(--denim)" />
      </g>
    </>
  ),
  /** One cup for one person, and a plant beside it below a lamp, clear of the middle, where the play button is. */
  cup: (
    <>
      <path fill="var(--on-denim-2)" d="M0 0h240v227H0z" />
      <path fill="var(--on-denim)" opacity="0.35" d="M0 0h150L84 227H0z" />
      <path fill="var(--indigo)" d="M0 226h240v54H0z" />
      <path fill="var(--denim)" d="M0 226h240v5H0z" />
      <path stroke="var(--on-denim-2)" strokeWidth="1.5" strokeDasharray="6 5" d="M0 266h240" />
      <path fill="var(--on-denim)" opacity="0.3" d="m166 66-38 160h136l-38-160z" />
      <path stroke="var(--denim)" strokeWidth="2.500" d="M196 0v38" />
      <path fill="var(--indigo)" d="M196 34c20 0 32 13 34 31h-68c2-18 14-31 34-31z" />
      <path fill="var(--butter)" d="M182 65h28c0 8-6 13-14 13s-14-5-14-13z" />
      {/* A wide crop draws it smaller (LandingPageDrawing.module.css). */}
      <g>
        <ellipse cx="98" cy="248" rx="84" ry="9" fill="var(--denim)" opacity="0.35" />
        <ellipse cx="196" cy="241" rx="28" ry="5" fill="var(--denim)" opacity="0.35" />
        <g transform="translate(34 54) scale(0.78)">
          <path
            fill="none"
            strokeLinecap="round"
            stroke="var(--sage)"
            strokeWidth="4"
            d="M200 196V132M200 170c-14-2-20-10-22-20M200 158c12-2 20-10 22-22"
          />
          <path
            fill="var(--sage)"
            d="M200 140c-12-10-14-28-2-44 14 14 16 32 2 44zM178 154c-14 0-22-8-24-22 16-2 26 6 24 22zM221 140c-2-14 4-24 17-28 4 14-2 26-17 28z"
          />
          <path fill="var(--denim)" d="M176 190h48l-6 44c-1 4-3 6-7 6h-22c-4 0-6-2-7-6z" />
          <path fill="var(--indigo)" d="M172 184h56v14h-56z" />
        </g>
        <g transform="translate(-22 33) scale(0.92)">
          <ellipse cx="112" cy="230" rx="76" ry="13" fill="var(--on-denim)" />
          <ellipse cx="112" cy="227" rx="56" ry="8" fill="var(--on-denim-2)" />
          <path fill="none" stroke="var(--on-denim)" strokeWidth="11" d="M160 174h8a18 18 0 0 1 0 36h-24" />
          <path fill="var(--on-denim)" d="M56 160h108v22c0 28-18 46-54 46s-54-18-54-46z" />
          <path fill="var(--indigo)" d="M57 190h106c-2 6-4 12-7 16H64c-3-4-5-10-7-16z" />
          <ellipse cx="110" cy="161" rx="54" ry="11" fill="var(--on-denim-2)" />
          <ellipse cx="110" cy="163" rx="45" ry="7.500" fill="var(--denim)" />
        </g>
      </g>
    </>
  ),
};

interface PictureProps extends Pick<SVGProps<SVGSVGElement>, 'x' | 'y' | 'width' | 'height'> {
  readonly name: PictureName;
}

/**
 * A photograph of the demonstration page, drawn; it fills its box, crops at the edges, and stands on its table. Its
 * place is said where it is a part of another drawing.
 */
export function Picture({name, ...place}: PictureProps) {
  return (
    <svg {...place} className="own-light" viewBox="0 0 240 280" aria-hidden="true" preserveAspectRatio="xMidYMax slice">
      {pictures[name]}
    </svg>
  );
}
