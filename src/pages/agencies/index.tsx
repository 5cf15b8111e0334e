import {Home} from '@site/src/pages/_home';

/** The home page under the address that agencies are given. */
export default function AgenciesPage() {
  return <Home />;
}
