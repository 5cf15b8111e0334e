import {Home} from '@site/src/pages/_home';

export default function HomePage() {
  return <Home />;
}
