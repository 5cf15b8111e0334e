import type {ReactNode} from 'react';
import {Deferred} from '@site/src/components/Deferred';
import {loadTester} from './load';
import {renderedTester} from './rendered';

/** The tester of patterns: whole in the HTML, and its code fetched when the reader comes near. */
export function UrlTester(): ReactNode {
  return <Deferred rendered={renderedTester} load={loadTester} patient />;
}
