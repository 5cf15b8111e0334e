import {Wrap} from '@site/src/ui/Wrap';
import {stitch} from '../Stitch';
import type {Opening} from '../words/tailored';
import textStyles from '@site/src/ui/text.module.css';
import styles from './styles.module.css';

/** The pictures of what is said, in this order, to every audience. */
const pictures = ['made', 'measured', 'finished'] as const;

/** Three short benefits below the first screen. */
export function Blurbs({blurbs, isTailored}: {blurbs: Opening['blurbs']; isTailored: boolean}) {
  return (
    <Wrap as="ul" className={styles.blurbs}>
      {blurbs.map(({title, text}, index) => (
        <li key={title} className={stitch('seam', isTailored)}>
          <img src={`/img/home/${pictures[index]}.svg`} alt="" width={321} height={214} loading="lazy" />
          <h2 className={styles.title}>{title}</h2>
          <p className={textStyles.quiet}>{text}</p>
        </li>
      ))}
    </Wrap>
  );
}
