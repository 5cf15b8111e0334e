/** Installs what the browser tests need beside Chromium, while the site is being built: nginx, Firefox and WebKit. */
import {ensureNginx} from '../support/nginx.mjs';
import {enginesHere} from './installed';

ensureNginx();
enginesHere();
