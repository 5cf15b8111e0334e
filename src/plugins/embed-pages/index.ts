import type {Plugin} from '@docusaurus/types';
import {videoIds} from '../../data/videos';
import {embedPath} from '../../lib/video';

/**
 * Gives each video its page for iframes, /embed/<id>. Only that page carries
 * the video's script, so that a page with a placeholder stays light.
 */
export default function embedPages(): Plugin {
  return {
    name: 'embed-pages',
    contentLoaded({actions}) {
      for (const id of videoIds) {
        actions.addRoute({
          path: embedPath(id),
          exact: true,
          component: '@site/src/plugins/embed-pages/EmbedPage',
          props: {id},
          modules: {walkthrough: `@site/src/data/walkthroughs/${id}`},
        });
      }
    },
  };
}
