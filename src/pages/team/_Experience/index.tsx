import type {ReactNode} from 'react';
import {Wrap} from '@site/src/ui/Wrap';
import {teamExperience} from '../words';
import {Reveal} from '../_Reveal';
import styles from './styles.module.css';

const shareInView = 0.2;
/** Milliseconds between two marks. */
const stagger = 150;

/** What the team has done before, read off a tape measure. */
export function Experience(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="experience">
      <Wrap>
        <h2 id="experience">What we bring with us</h2>
      </Wrap>
      <div className={styles.tape}>
        <Wrap>
          <Reveal as="ul" share={shareInView} stagger={stagger} className={styles.marks}>
            {teamExperience.map(({value, label}) => (
              <li key={value} className={styles.mark}>
                <strong className={styles.value}>{value}</strong> <span>{label}</span>
              </li>
            ))}
          </Reveal>
        </Wrap>
      </div>
      <Wrap>
        <p className={styles.note}>Our own figures.</p>
      </Wrap>
    </section>
  );
}
