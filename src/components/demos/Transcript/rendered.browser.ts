/** The browser fetches the transcripts' code when one is opened: see rendered.ts. */
import type {ComponentType} from 'react';
import type {GuideId} from '@site/src/data/demos';

export const renderedTranscripts: ReadonlyMap<GuideId, ComponentType> | undefined = undefined;
