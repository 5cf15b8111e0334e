import type {Plugin} from '@docusaurus/types';
import {sidebarHeadScript} from '../../../docs/Sidebar/headScript';

/** Writes the script that gives the docs sidebar its width into the head of the HTML, where it runs before the first frame. */
export default function sidebarScript(): Plugin {
  return {
    name: 'sidebar-script',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: sidebarHeadScript}]}),
  };
}
