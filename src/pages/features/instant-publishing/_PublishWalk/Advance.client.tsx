import type {ReactNode} from 'react';
import {Button} from '@site/src/ui/Button';
import {actions} from '../words';
import {canAdvance} from './publishing';
import type {StepProps} from './step';
import styles from './Advance.module.css';

/** Leads on to the next stage. It stays focusable while it cannot, so that the reader is not thrown out of the piece. */
export function Advance({state, send}: StepProps): ReactNode {
  return (
    <Button className={styles.advance} aria-disabled={!canAdvance(state)} onClick={() => send({type: 'advance'})}>
      {actions[state.stage]}
    </Button>
  );
}
