import {useId} from 'react';
import {sampleControl, sampleTreatment} from '@site/src/content/claims';
import {Frame} from '../../_Frame';
import text from '@site/src/ui/text.module.css';
import styles from './styles.module.css';

/** Each group is 25 by 20 visitors, drawn 10 units apart. */
const columns = 25;
const rows = 20;
const visitors = columns * rows;

const groups = [
  {name: 'Control', conversions: 12, rate: sampleControl.value, seed: 4711, color: 'var(--ink)'},
  {name: 'Treatment', conversions: 19, rate: sampleTreatment.value, seed: 90210, color: 'var(--indigo)'},
];

/** Places that look like chance and are the same in every build: a linear congruential generator. */
function placesOf(conversions: number, seed: number): readonly {x: number; y: number}[] {
  const places = new Set<number>();
  for (let state = seed; places.size < conversions; state = (state * 9301 + 49297) % 233280) {
    places.add(Math.floor((state / 233280) * visitors));
  }
  return [...places].map((place) => ({x: (place % columns) * 10 + 5, y: Math.floor(place / columns) * 10 + 5}));
}

/** A thousand visitors as dots; the few that converted stand out. */
export function VisitorsPicture() {
  const pattern = useId();
  return (
    <Frame
      title="One dot, one visitor"
      note="Sample figures: 12 against 19 of 500 each. Better, or just lucky?"
      label={`Two fields of 500 dots. In control 12 visitors converted, ${sampleControl.value}; in treatment 19, ${sampleTreatment.value}. It may still be luck.`}
    >
      <div className={styles.groups}>
        {groups.map(({name, conversions, rate, seed, color}, index) => (
          <div key={name} className={styles.group}>
            <svg viewBox={`0 0 ${columns * 10} ${rows * 10}`} width="100%" fill={color}>
              <pattern id={`${pattern}${index}`} width="10" height="10" patternUnits="userSpaceOnUse">
                <circle cx="5" cy="5" r="2.4" fill="var(--line)" />
              </pattern>
              <rect width="100%" height="100%" fill={`url(#${pattern}${index})`} />
              {placesOf(conversions, seed).map(({x, y}) => (
                <circle key={`${x} ${y}`} cx={x} cy={y} r="4.6" />
              ))}
            </svg>
            <span className={styles.name}>{name}</span>
            <span className={text.figure} style={{color}}>
              {rate}
            </span>
          </div>
        ))}
      </div>
    </Frame>
  );
}
