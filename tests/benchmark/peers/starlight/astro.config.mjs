import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';
import starlightBlog from 'starlight-blog';

// As in Starlight's own starter, with the blog plugin that its documentation names; its list is as long as this site's.
export default defineConfig({
  site: 'https://starlight.example.com',
  integrations: [
    starlight({
      title: 'Starlight',
      plugins: [starlightBlog({title: 'Blog', postCount: 12})],
      sidebar: [{label: 'Docs', items: [{autogenerate: {directory: 'docs'}}]}],
    }),
  ],
});
