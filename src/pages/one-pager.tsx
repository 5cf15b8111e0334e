import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {Features} from '@site/src/components/onePager/Features';
import {Opening} from '@site/src/components/onePager/Opening';
import {Pair} from '@site/src/components/onePager/Pair';
import {Quote} from '@site/src/components/onePager/Quote';
import {Part, Sheet} from '@site/src/components/onePager/Sheet';
import {Suite} from '@site/src/components/onePager/Suite';
import {SwingTag} from '@site/src/components/onePager/SwingTag';
import {UseCases} from '@site/src/components/onePager/UseCases';

export default function OnePager(): ReactNode {
  return (
    <Layout
      title="One-Pager"
      description="Tailor AI on one page: the challenge, the solution, what is in the product, who uses it for what, and how to start."
    >
      <Sheet>
        <Opening action={<SwingTag />} />
        <Pair />
        <Part title="The feature suite">
          <Suite />
        </Part>
        <Part title="Use cases" turnsPage>
          <UseCases />
        </Part>
        <Part title="Key features">
          <Features />
        </Part>
        <Part cloth="butter" aria-label="What a customer says">
          <Quote />
        </Part>
      </Sheet>
    </Layout>
  );
}
