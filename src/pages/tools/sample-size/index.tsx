import type {ReactNode} from 'react';
import {ToolPage} from '../_ToolPage';

export default function SampleSizePage(): ReactNode {
  return (
    <ToolPage
      name="sampleSize"
      tool={null}
      method={null}
      next={{title: 'All tools', text: 'Six of them.', link: {to: '/tools', label: 'All tools'}}}
    />
  );
}
