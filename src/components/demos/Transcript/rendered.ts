/** The transcripts as the build writes them into the HTML; in the browser rendered.browser.ts takes this file's place. */
import type {ComponentType} from 'react';
import type {GuideId} from '@site/src/data/demos';
import {transcripts} from './transcripts';

export const renderedTranscripts: ReadonlyMap<GuideId, ComponentType> | undefined = transcripts;
