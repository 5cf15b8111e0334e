import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import type {Feature} from '@site/src/content/features';
import {reportsClick} from '@site/src/lib/analytics/reportsClick';
import {Button, ButtonLink} from '@site/src/ui/Button';
import {opensDialog} from '@site/src/ui/Dialog/opensDialog';
import {NextStep} from '../../ui/NextStep';
import {PageHeader} from '../../ui/PageHeader';
import {SiteLink} from '../../ui/SiteLink';
import {Note} from '@site/src/ui/Note';

export interface FeaturePageProps {
  feature: Feature;
  /** The product doing what the page is about. */
  picture: ReactNode;
  /** Sections between the opening and the next step, composed for this feature. */
  children: ReactNode;
  /** Whether clicks on the calls to action are reported to the page-analytics tag. */
  reportsClicks?: boolean;
}

/** What all feature pages share: the way back, the opening with its two ways on, and the next step. */
export function FeaturePage({feature, picture, children, reportsClicks = false}: FeaturePageProps) {
  const {path, title, description, lead, label, guide, differs, next} = feature;
  return (
    <Layout title={title} description={description}>
      <main>
        <PageHeader back={{to: '/feature-demos', label: 'Demos'}} title={title} lead={lead} picture={picture}>
          <Button {...opensDialog('lead')} {...(reportsClicks && reportsClick(path, 'hero-primary'))}>
            {label ?? 'Try it on your site'}
          </Button>
          <ButtonLink kind="secondary" to={guide.to} {...(reportsClicks && reportsClick(path, 'hero-secondary'))}>
            {guide.label}
          </ButtonLink>
          {differs && (
            <Note>
              {differs.text} {differs.link && <SiteLink to={differs.link.to}>{differs.link.label}</SiteLink>}
            </Note>
          )}
        </PageHeader>
        {children}
        <NextStep {...next} {...(label && {label})} reportedPage={reportsClicks ? path : undefined} />
      </main>
    </Layout>
  );
}
