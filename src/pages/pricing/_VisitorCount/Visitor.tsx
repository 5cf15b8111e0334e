import type {ReactNode} from 'react';
import {garments, hair, type Look} from './looks';
import styles from './Visitor.module.css';

/** One person; who does not count is an outline. */
export function Visitor({look, counted}: {look: Look; counted: boolean}): ReactNode {
  const [garment, color, legs, skin, hairStyle, hairColor] = look;
  const {worn, shade, bare, hand, held, trousers, shoes} = garments[garment];
  const {behind, over} = hair[hairStyle];
  return (
    <svg className={styles.visitor} viewBox="0 0 60 112" data-counted={counted}>
      {behind && <path d={behind} fill={hairColor} />}
      <path d={shoes} fill={legs ? '#f1f4ff' : color} />
      {legs && <path d={trousers} fill={legs} />}
      <path d="M27 18h6v10h-6z" fill={skin} />
      <path d={bare} fill={skin} />
      <circle cx="30" cy="14" r="9" fill={skin} />
      <path d={over} fill={hairColor} />
      <path d={worn} fill={color} />
      <path className={styles.shade} d={shade} fill="#141b3c" />
      {held && <path d={held.path} fill={held.color} />}
      {hand && <path d={hand} fill={skin} />}
    </svg>
  );
}
