import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Eye, EyeOff, GripVertical} from 'lucide-react';
import {Frame} from '../Frame';
import styles from './styles.module.css';

const elements = [
  {name: 'Headline', shown: true},
  {name: 'Price calculator', shown: true, moved: 'moved up from 5'},
  {name: 'Customer quotes', shown: true},
  {name: 'Navigation bar', shown: false},
  {name: 'Newsletter form', shown: false},
];

/** The list of a page's parts, two hidden and one moved for high-intent visitors. */
export function ElementPicture(): ReactNode {
  return (
    <Frame
      title="Page elements, high-intent visitors"
      label="The parts of a page in a list: the price calculator is moved up, and the navigation bar and the newsletter form are hidden."
    >
      <div className={styles.list}>
        {elements.map(({name, shown, moved}) => (
          <div key={name} className={clsx(styles.row, !shown && styles.hidden, moved !== undefined && styles.moved)}>
            <GripVertical size={18} />
            <span className={styles.name}>{name}</span>
            <span className={styles.state}>{moved ?? (shown ? 'Shown' : 'Hidden')}</span>
            {shown ? <Eye size={18} /> : <EyeOff size={18} />}
          </div>
        ))}
      </div>
    </Frame>
  );
}
