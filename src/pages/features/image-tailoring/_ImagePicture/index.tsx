import {Frame} from '../../_Frame';
import {Scene} from '../_Scene';
import styles from './styles.module.css';

/** A prompt, and the picture before and after it. */
export function ImagePicture() {
  return (
    <Frame
      title="Replace image"
      label="The image panel of the editor: a prompt, the original image of a coffee shop, and the generated image of an office team in its place."
    >
      <div className={styles.prompt}>Office team collaborating around one screen, warm light</div>
      <div className={styles.pair}>
        <div className={styles.side}>
          <Scene name="original" />
          <span>Original</span>
        </div>
        <div className={styles.side}>
          <div className={styles.tailored}>
            <Scene name="office" />
          </div>
          <span>For B2B visitors, cropped to 4:3</span>
        </div>
      </div>
    </Frame>
  );
}
