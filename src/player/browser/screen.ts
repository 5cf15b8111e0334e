import {indexAt} from '../timeline';
import {framesOf, type PlayerElements} from './elements';
import {patchChildren} from './patch';

/** The picture, its caption and the cursor; shows the frame of a time in seconds. */
export function screenOf({root, stage, picture, cursor, caption}: PlayerElements): (time: number) => void {
  const frames = framesOf(root);
  const starts = frames.map(({at}) => at);
  let shown = indexAt(starts, Number(root.dataset.poster));

  /** The cursor travels to where the layout put its target, to the end of it where few words stand. */
  function point(): void {
    const target = frames[shown]?.pointsAt;
    const part = target && picture.querySelector(`[data-target="${target}"]`);
    cursor.dataset.shown = String(part instanceof Element);
    if (!(part instanceof Element)) return;
    const origin = stage.getBoundingClientRect();
    const {left, top, width, height} = part.getBoundingClientRect();
    const x = left - origin.left + Math.min(width * 0.88, width - 8);
    cursor.style.setProperty('translate', `${x}px ${top - origin.top + height * 0.7}px`);
  }

  point();
  new ResizeObserver(point).observe(stage);
  return (time) => {
    const index = indexAt(starts, time);
    const frame = frames[index];
    if (index === shown || frame === undefined) return;
    shown = index;
    patchChildren(picture, frame.content);
    stage.setAttribute('aria-label', frame.caption);
    caption.textContent = frame.caption;
    point();
  };
}
