/**
 * Runs in the head of the not-found page, before anything is painted: redirects an old path, and marks the document so
 * that styles.module.css shows the right version.
 */
import outside from '@generated/browser-files/default/outside.json';
import {outcomeOf} from './outcome';

const outcome = outcomeOf(window.location, outside);
if (outcome.kind !== 'page') document.documentElement.setAttribute('data-missing', outcome.kind);
if (outcome.kind === 'moved') window.location.replace(outcome.to);
