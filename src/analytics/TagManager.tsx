import {useEffect, useState, type ReactNode} from 'react';
import type * as consent from '@site/src/components/ConsentNotice';
import {useSettings} from '@site/src/settings/useSettings';

/** Outlives the Layout, which each navigation mounts anew. */
let loaded: typeof consent | undefined;

/**
 * Mounted once by the Layout. Without a container id in the settings it does
 * nothing, and fetches no code for it; with one, visitors are asked first.
 */
export function TagManager(): ReactNode {
  const {gtmContainerId} = useSettings();
  const [notice, setNotice] = useState(loaded);
  useEffect(() => {
    if (gtmContainerId === undefined || loaded) return;
    import('@site/src/components/ConsentNotice').then(
      (module) => setNotice((loaded = module)),
      // Without its code the visit is not measured, which is not the visitor's problem.
      () => undefined,
    );
  }, [gtmContainerId]);
  return notice && gtmContainerId && <notice.ConsentNotice containerId={gtmContainerId} />;
}
