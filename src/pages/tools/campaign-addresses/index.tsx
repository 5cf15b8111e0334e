import type {ReactNode} from 'react';
import {ToolPage} from '../_ToolPage';

export default function CampaignAddressesPage(): ReactNode {
  return (
    <ToolPage
      name="campaignAddresses"
      tool={null}
      method={null}
      next={{title: 'All tools', text: 'Six of them.', link: {to: '/tools', label: 'All tools'}}}
    />
  );
}
