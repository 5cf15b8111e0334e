import type {ComponentType} from 'react';

/** Fetches the tester's code. */
export const loadTester = (): Promise<ComponentType> => import('./Tester').then(({Tester}) => Tester);
