import clsx from 'clsx';
import {Eye, EyeOff, GripVertical} from 'lucide-react';
import {pageParts, visitors} from '../words';
import {arrangement} from '../../_arrangement';
import {Frame} from '../../_Frame';
import text from '@site/src/ui/text.module.css';
import styles from './styles.module.css';

const [, , {sees}] = visitors;
const original = pageParts.map(({id}) => id);
const states = arrangement(original, sees);
const parts = [...sees, ...original.filter((part) => states.get(part) === 'hidden')];

/** The list of a page's parts, hidden and moved for high-intent visitors. */
export function ElementPicture() {
  return (
    <Frame
      title="Page elements, high-intent visitors"
      label="The parts of a page in a list: the price calculator and the sign-up form are moved up; the navigation bar, the video and the news are hidden."
      gap="0.6rem"
    >
      {parts.map((part) => {
        const place = original.indexOf(part);
        const state = states.get(part);
        const words = {shown: 'Shown', moved: `Moved up from ${place + 1}`, hidden: 'Hidden'};
        return (
          <div key={part} className={clsx(styles.row, state && styles[state])}>
            <GripVertical size={18} />
            <span className={styles.name}>{pageParts[place]?.name}</span>
            <span className={text.caption}>{state && words[state]}</span>
            {state === 'hidden' ? <EyeOff size={18} /> : <Eye size={18} />}
          </div>
        );
      })}
    </Frame>
  );
}
