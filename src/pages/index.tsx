import type {ReactNode} from 'react';
import {Home} from '@site/src/components/home';

export default function HomePage(): ReactNode {
  return <Home />;
}
