import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import type {Feature} from '@site/src/content/features';
import {NextStep} from '../../ui/NextStep';
import {PageHeader} from '../../ui/PageHeader';

export interface FeaturePageProps {
  feature: Feature;
  /** The product doing what the page is about. */
  picture: ReactNode;
  /** Buttons below the lead. */
  actions?: ReactNode;
  /** Sections between the opening and the next step, composed for this feature. */
  children: ReactNode;
  /** Whether clicks on the next step are reported to the page-analytics tag. */
  reportsNextStep?: boolean;
}

/** What all feature pages share: the way back, the opening and the next step. */
export function FeaturePage({
  feature,
  picture,
  actions,
  children,
  reportsNextStep = false,
}: FeaturePageProps): ReactNode {
  const {title, description, lead, next} = feature;
  return (
    <Layout title={title} description={description}>
      <main>
        <PageHeader
          back={{to: '/feature-demos', label: 'Back to demos'}}
          title={feature.heading ?? title}
          lead={lead}
          picture={picture}
        >
          {actions}
        </PageHeader>
        {children}
        <NextStep {...next} reportedPage={reportsNextStep ? feature.path : undefined} />
      </main>
    </Layout>
  );
}
