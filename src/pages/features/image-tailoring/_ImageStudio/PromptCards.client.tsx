import type {ReactNode} from 'react';
import type {SamplePrompt} from '../words';
import {Scene} from '../_Scene';
import type {SceneName} from '../_Scene/scenes';
import styles from './styles.module.css';

export interface PromptCardsProps {
  prompts: readonly SamplePrompt[];
  chosen: SceneName;
  onChoose: (prompt: SamplePrompt) => void;
}

/** Sample prompts, each a button as large as its card. */
export function PromptCards({prompts, chosen, onChoose}: PromptCardsProps): ReactNode {
  return (
    <ul className={styles.prompts} aria-label="Sample prompts">
      {prompts.map((prompt) => (
        <li key={prompt.scene}>
          <button
            type="button"
            className={styles.prompt}
            aria-pressed={prompt.scene === chosen}
            data-markdown="text"
            onClick={() => onChoose(prompt)}
          >
            <span className={styles.thumbnail}>
              <Scene name={prompt.scene} />
            </span>
            <span className={styles.promptText}>{prompt.prompt}</span>
            <span className={styles.use}>{prompt.use}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
