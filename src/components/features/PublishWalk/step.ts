import type {ChangeId} from '@site/src/data/features/instantPublishing';
import type {PublishEvent, Publishing} from '@site/src/lib/publishing';

export interface StepProps {
  readonly state: Publishing<ChangeId>;
  readonly send: (event: PublishEvent<ChangeId>) => void;
}
