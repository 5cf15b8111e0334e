import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** A guide that the page above it leads to, indented below it. */
const under = (id: string) => ({type: 'doc', id, className: 'menu__list-item--under'}) as const;

const sidebars: SidebarsConfig = {
  docs: [
    'index',
    'quick-start',
    'install',
    under('install/html'),
    under('install/tag-manager'),
    under('install/wordpress'),
    under('install/shopify'),
    under('install/webflow'),
    under('install/nextjs'),
    'nothing-shows',
    {
      type: 'category',
      label: 'Pages',
      collapsible: false,
      items: ['tailor-a-page', 'triggers', 'ad-platforms', 'publishing', 'bulk-pages'],
    },
    {
      type: 'category',
      label: 'Testing',
      collapsible: false,
      items: ['ab-testing', 'read-results', 'stop-undo-unpublish'],
    },
    {
      type: 'category',
      label: 'Analytics',
      collapsible: false,
      items: [
        'analytics-platform-integration',
        'integrations/index',
        under('integrations/ga4'),
        under('integrations/amplitude'),
        under('integrations/segment'),
        under('integrations/mixpanel'),
        under('integrations/hotjar'),
        under('integrations/google-tag-manager'),
      ],
    },
    {
      type: 'category',
      label: 'Advanced features',
      collapsible: false,
      items: [
        'advanced-features/index',
        under('advanced-features/api-integration'),
        under('advanced-features/alt-text-editing'),
        under('advanced-features/copy-tailored-pages'),
      ],
    },
    {type: 'category', label: 'Extension', collapsible: false, items: ['extension/how-to-update']},
    {type: 'category', label: 'Reference', collapsible: false, items: ['limits', 'glossary', 'faq']},
  ],
};
export default sidebars;
