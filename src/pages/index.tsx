import type {ReactNode} from 'react';
import {Home} from '@site/src/pages/_home';

export default function HomePage(): ReactNode {
  return <Home />;
}
