import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {GuideList} from './_GuideList';
import {MoreDemos} from './_MoreDemos';
import {NextStep} from '@site/src/ui/NextStep';
import {PageHeader} from '@site/src/ui/PageHeader';
import {demoGuides} from './guides';

const lengths = demoGuides.map(({duration}) => duration);

export default function Demos(): ReactNode {
  return (
    <Layout
      title="Demos"
      description="Ten video guides to tailoring, publishing, testing and setting up. One task each, in less than a minute, with captions and transcript."
    >
      <main data-lit>
        <PageHeader
          title="See it done, one task at a time"
          large
          lead={`${lengths.length} guides of ${Math.min(...lengths)} to ${Math.max(...lengths)} seconds, each from the first click to the finished page. Start\u00a0with the one you need today.`}
        />
        <GuideList />
        <MoreDemos />
        <NextStep
          tone="denim"
          picture={{src: '/img/own-page.svg', width: 504, height: 360}}
          title="Now on your own page"
          text="The guides use an example page. Try the same steps on yours."
        />
      </main>
    </Layout>
  );
}
