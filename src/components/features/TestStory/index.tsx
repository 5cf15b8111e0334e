import type {ReactNode} from 'react';
import {Deferred} from '@site/src/components/Deferred';
import {loadSections} from './load';
import {renderedSections} from './rendered';

/** The drawn sections: whole in the HTML, and its code fetched when the reader comes near. */
export function TestStory(): ReactNode {
  return <Deferred rendered={renderedSections} load={loadSections} patient />;
}
