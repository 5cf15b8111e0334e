import {Button} from '@site/src/ui/Button';
import {actions, type ChangeId} from '../words';
import {canAdvance, type PublishEvent, type Publishing} from './publishing';
import styles from './steps.module.css';

export interface StepProps {
  readonly state: Publishing<ChangeId>;
  readonly send: (event: PublishEvent<ChangeId>) => void;
}

/** Leads on to the next stage. It stays focusable while it cannot, so that the reader is not thrown out of the piece. */
export function Advance({state, send}: StepProps) {
  return (
    <Button className={styles.advance} aria-disabled={!canAdvance(state)} onClick={() => send({type: 'advance'})}>
      {actions[state.stage]}
    </Button>
  );
}
