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
          Sample URLs until you change them. It all happens in your browser, and nothing is sent. A page opens only when
          you choose <b>Open</b>.
        </>
      }
      next={{
        title: 'Use the pattern in a trigger',
        text: 'What a trigger can match, what happens if two of them match, and how to test one on your page.',
        link: {to: '/docs/triggers', label: 'Triggers and patterns'},
      }}
    />
  );
}
