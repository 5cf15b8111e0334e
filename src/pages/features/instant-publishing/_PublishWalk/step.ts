import type {ChangeId} from '../words';
import type {PublishEvent, Publishing} from './publishing';

export interface StepProps {
  readonly state: Publishing<ChangeId>;
  readonly send: (event: PublishEvent<ChangeId>) => void;
}
