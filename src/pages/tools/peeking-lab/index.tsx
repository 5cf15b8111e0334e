import type {ReactNode} from 'react';
import {ToolPage} from '../_ToolPage';

export default function PeekingLabPage(): ReactNode {
  return (
    <ToolPage
      name="peekingLab"
      tool={null}
      method={null}
      next={{title: 'All tools', text: 'Six of them.', link: {to: '/tools', label: 'All tools'}}}
    />
  );
}
