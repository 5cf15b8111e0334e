import styles from './styles.module.css';

type Frame = 'blank' | 'original' | 'tailored';

const words: Readonly<Record<Frame, string>> = {
  blank: 'Nothing yet',
  original: 'Original',
  tailored: 'Tailored',
};

const strips: readonly {readonly title: string; readonly frames: readonly Frame[]}[] = [
  {title: 'The tag at the end of the page', frames: ['blank', 'original', 'original', 'tailored']},
  {title: 'The tag first in the head', frames: ['blank', 'tailored', 'tailored', 'tailored']},
];

/** What a visitor sees of a loading page, frame by frame, with the tag late and early. */
export function Flicker() {
  return (
    <figure className={styles.flicker}>
      {strips.map(({title, frames}) => (
        <div key={title}>
          <p className={styles.title}>{title}</p>
          <ol className={styles.frames}>
            {frames.map((frame, index) => (
              // Frames never change places.
              <li key={index} className={styles.frame} data-frame={frame}>
                <span className={styles.line} />
                <span className={styles.line} />
                {words[frame]}
              </li>
            ))}
          </ol>
        </div>
      ))}
      <figcaption className={styles.caption}>
        The same page, while it loads. Above, the headline changes before the visitor’s eyes; below, the script arrives
        in time.
      </figcaption>
    </figure>
  );
}
