import {useState, type ReactNode} from 'react';
import {MoveHorizontal} from 'lucide-react';
import {Scene} from '../_Scene';
import type {SceneName} from '../_Scene/scenes';
import styles from './styles.module.css';

export interface CompareSliderProps {
  picture: SceneName;
  /** What the picture shows, as the end of a sentence. */
  shows: string;
}

/** The original at the left of the seam, the tailored picture at its right. The range input is the whole picture. */
export function CompareSlider({picture, shows}: CompareSliderProps): ReactNode {
  const [original, setOriginal] = useState(50);
  return (
    <div>
      <div className={styles.compare}>
        <Scene name="original" />
        <div className={styles.after} style={{clipPath: `inset(0 0 0 ${original}%)`}}>
          <Scene name={picture} />
        </div>
        <input
          type="range"
          className={styles.range}
          aria-label="Share of the original picture"
          aria-valuetext={`${original}% original, ${100 - original}% tailored: ${shows}`}
          value={original}
          onChange={({currentTarget}) => setOriginal(currentTarget.valueAsNumber)}
        />
        <div className={styles.seam} style={{left: `${original}%`}} aria-hidden="true">
          <span className={styles.grip}>
            <MoveHorizontal size={22} />
          </span>
        </div>
      </div>
      <div className={styles.sides}>
        <span>Original</span>
        <span>Tailored</span>
      </div>
    </div>
  );
}
