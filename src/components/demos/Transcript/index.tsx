import {useCallback, type ComponentType, type ReactNode} from 'react';
import {Deferred} from '@site/src/components/Deferred';
import type {GuideId} from '@site/src/data/demos';
import {renderedTranscripts} from './rendered';

/**
 * All that a guide says, from its storyboard. It is in the HTML; its code comes
 * only once somebody opens it, because what is closed is never near.
 */
export function Transcript({id}: {id: GuideId}): ReactNode {
  const load = useCallback(
    (): Promise<ComponentType> => import('./transcripts').then(({transcripts}) => transcripts.get(id) ?? (() => null)),
    [id],
  );
  return <Deferred rendered={renderedTranscripts?.get(id)} load={load} />;
}
