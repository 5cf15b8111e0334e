import type {Behavior} from '@site/src/browser/behavior';
import {campaignIn} from './campaignIn';

/** Writes the campaign of this very address on the care label; without one the audience's own stays. */
export default {
  marks: [],
  touches: ['data-cut-for'],
  onPage() {
    const campaign = campaignIn(window.location.search);
    if (campaign === undefined) return;
    for (const element of document.querySelectorAll('[data-cut-for]')) {
      element.textContent = `utm_campaign=${campaign}`;
    }
  },
} satisfies Behavior;
