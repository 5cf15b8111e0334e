import type {ReactNode} from 'react';
import {Island} from '@site/src/browser/islands/Island';
import CampaignAddresses from '@site/src/tools/campaignAddresses/CampaignAddresses.island';
import {ToolPage} from '../_ToolPage';
import {Method} from './_Method';

export default function CampaignAddressesPage(): ReactNode {
  return (
    <ToolPage
      name="campaignAddresses"
      tool={<Island of={CampaignAddresses} props={{}} readsAddress />}
      methodTitle="How it works"
      method={<Method />}
      note={
        <>
          Sample addresses until you change them. All of it happens in your browser, and nothing is sent; a page is
          opened only where you choose <b>Open</b>.
        </>
      }
      next={{
        title: 'Use the pattern in a trigger',
        text: 'What a trigger can look at, what to do when two of them fit, and how to test one on your page.',
        link: {to: '/docs/triggers', label: 'Triggers and patterns'},
      }}
    />
  );
}
