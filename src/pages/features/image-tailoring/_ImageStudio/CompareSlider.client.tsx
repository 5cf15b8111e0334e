import {useState} from 'react';
import {MoveHorizontal} from 'lucide-react';
import type {SceneName} from '../_Scene';
import {CoffeePage} from './CoffeePage';
import styles from './styles.module.css';

/** One page: its original at the left of the seam, with its tailored picture at the right. The range input is all of it. */
export function CompareSlider({picture, shows}: {picture: SceneName; shows: string}) {
  const [original, setOriginal] = useState(50);
  return (
    <div>
      <div className={styles.compare}>
        <div aria-hidden="true">
          <CoffeePage picture="original" />
        </div>
        <div className={styles.after} style={{clipPath: `inset(0 0 0 ${original}%)`}} aria-hidden="true">
          <CoffeePage picture={picture} />
        </div>
        <input
          type="range"
          className={styles.range}
          aria-label="Share of the original page"
          aria-valuetext={`${original}% original, ${100 - original}% tailored: ${shows}`}
          value={original}
          onChange={({currentTarget}) => setOriginal(currentTarget.valueAsNumber)}
        />
        <div className={styles.seam} style={{left: `${original}%`}} aria-hidden="true">
          <span className={styles.grip} data-needs-script>
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
