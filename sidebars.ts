import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: [
    'index',
    {
      type: 'category',
      label: 'Testing',
      collapsible: false,
      items: ['ab-testing', 'analytics-platform-integration'],
    },
    {
      type: 'category',
      label: 'Advanced features',
      collapsible: false,
      items: [
        'advanced-features/index',
        'advanced-features/api-integration',
        'advanced-features/alt-text-editing',
        'advanced-features/copy-tailored-pages',
      ],
    },
    {type: 'category', label: 'Extension', collapsible: false, items: ['extension/how-to-update']},
  ],
};
export default sidebars;
