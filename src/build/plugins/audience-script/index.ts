import type {Plugin} from '@docusaurus/types';
import {audienceHeadScript} from '../../../shell/audience/headScript';

/** Writes the script that chooses the audience into the head of the HTML, where it runs before anything is painted. */
export default function audienceScript(): Plugin {
  return {
    name: 'audience-script',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: audienceHeadScript}]}),
  };
}
