import type {ReactNode} from 'react';
import {Deferred} from '@site/src/components/Deferred';
import {loadDashboard} from './load';
import {renderedDashboard} from './rendered';

/** The dashboard demo: whole in the HTML, and its code fetched when the reader comes near. */
export function TestDashboard(): ReactNode {
  return <Deferred rendered={renderedDashboard} load={loadDashboard} patient />;
}
