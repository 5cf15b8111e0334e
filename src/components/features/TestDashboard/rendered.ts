/** The dashboard as the build writes it into the HTML; in the browser rendered.browser.ts takes this file's place. */
import type {ComponentType} from 'react';
import {Dashboard} from './Dashboard';

export const renderedDashboard: ComponentType | undefined = Dashboard;
