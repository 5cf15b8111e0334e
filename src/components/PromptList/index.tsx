import type {ReactNode} from 'react';
import {WandSparkles} from 'lucide-react';
import type {SamplePrompt} from '@site/src/data/features/imageTailoring';
import styles from './styles.module.css';

/** Sample prompts as they stand in the editor's field. */
export function PromptList({prompts}: {prompts: readonly SamplePrompt[]}): ReactNode {
  return (
    <ul className={styles.prompts}>
      {prompts.map(({prompt, use}) => (
        <li key={prompt}>
          <p className={styles.field}>
            <WandSparkles className={styles.icon} aria-hidden="true" size={20} />
            {prompt}
          </p>
          <p className={styles.use}>{use}</p>
        </li>
      ))}
    </ul>
  );
}
