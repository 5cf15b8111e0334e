import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {Features} from './_Features';
import {Opening} from './_Opening';
import {ChallengeAndSolution} from './_ChallengeAndSolution';
import {Quote} from './_Quote';
import {Part, Sheet} from './_Sheet';
import {Suite} from './_Suite';
import {CallToAction} from './_CallToAction';
import {UseCases} from './_UseCases';
import {overviewQuote} from './words';

export default function OnePager(): ReactNode {
  return (
    <Layout
      title="One-Pager"
      description="Tailor AI on one page: the challenge, the solution, what the product includes, how it is used, and how to start."
    >
      <Sheet>
        <Opening action={<CallToAction />} />
        <ChallengeAndSolution />
        <Part title="The feature suite">
          <Suite />
        </Part>
        <Part title="Use cases" turnsPage>
          <UseCases />
        </Part>
        <Part title="Key features">
          <Features />
        </Part>
        {overviewQuote !== undefined && (
          <Part cloth="butter" aria-label="What a customer says">
            <Quote {...overviewQuote} />
          </Part>
        )}
      </Sheet>
    </Layout>
  );
}
