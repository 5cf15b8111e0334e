import {Home} from '@site/src/pages/_home';

/** The home page under the address that the team tests with. */
export default function TestPage() {
  return <Home noIndex />;
}
