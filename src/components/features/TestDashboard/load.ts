import type {ComponentType} from 'react';

/** Fetches the dashboard's code. */
export const loadDashboard = (): Promise<ComponentType> => import('./Dashboard').then(({Dashboard}) => Dashboard);
