import type {ReactNode} from 'react';
import {ToolPage} from '../_ToolPage';

export default function TestPlanPage(): ReactNode {
  return (
    <ToolPage
      name="testPlan"
      tool={null}
      method={null}
      next={{title: 'All tools', text: 'Six of them.', link: {to: '/tools', label: 'All tools'}}}
    />
  );
}
