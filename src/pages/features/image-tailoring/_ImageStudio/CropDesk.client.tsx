import {useState} from 'react';
import {ChoiceGroup} from '@site/src/ui/ChoiceGroup/ChoiceGroup.client';
import {Scene, sceneSize, sceneSubjects, type SceneName} from '../_Scene';
import {cropRatios} from '../words';
import {cropAround, type Crop} from '../_Scene/cropAround';
import text from '@site/src/ui/text.module.css';
import styles from './styles.module.css';

/** The whole picture, what is cut away dimmed, the subject's middle marked. */
function CutLines({picture, crop}: {picture: SceneName; crop: Crop}) {
  const {x, y, width, height} = crop;
  const {x: left, y: top} = sceneSubjects[picture];
  const whole = `M0 0h${sceneSize.width}v${sceneSize.height}H0z`;
  return (
    <Scene name={picture}>
      <path
        d={`${whole}M${x} ${y}v${height}h${width}v${-height}z`}
        fill="var(--paper)"
        fillRule="evenodd"
        opacity="0.78"
      />
      <g fill="none" stroke="var(--stitch)" strokeWidth="3">
        <rect
          stroke="var(--tailored-edge)"
          strokeDasharray="9 7"
          x={x + 1.5}
          y={y + 1.5}
          width={width - 3}
          height={height - 3}
        />
        <circle cx={left} cy={top} r="9" />
      </g>
    </Scene>
  );
}

/** Choose a ratio: the picture is cut around its subject. */
export function CropDesk({picture}: {picture: SceneName}) {
  const [id, setId] = useState<(typeof cropRatios)[number]['id']>('1:1');
  const {width, height, place} = cropRatios.find((ratio) => ratio.id === id) ?? cropRatios[0];
  const crop = cropAround(sceneSize, sceneSubjects[picture], width / height);
  const kept = Math.round((100 * crop.width * crop.height) / (sceneSize.width * sceneSize.height));
  return (
    <div className={styles.cropping}>
      <ChoiceGroup label="Ratio" choices={cropRatios} chosen={id} onChoose={setId} />
      <div className={styles.whole}>
        <CutLines picture={picture} crop={crop} />
      </div>
      <div className={styles.cut}>
        <div
          className={styles.piece}
          style={{aspectRatio: `${width} / ${height}`, width: `calc(var(--tallest) * ${width / height})`}}
        >
          <Scene name={picture} crop={crop} />
        </div>
      </div>
      <p className={text.aside} role="status">
        {id}, {place}: keeps {kept}% of the image, around its subject.
      </p>
    </div>
  );
}
