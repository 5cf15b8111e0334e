import {useEffect, type ReactNode} from 'react';
import {useSettings} from '@site/src/settings/useSettings';

/** Mounted once by the Layout; without a container id in the settings it does nothing, and fetches no code for it. */
export function TagManager(): ReactNode {
  const {gtmContainerId} = useSettings();
  useEffect(() => {
    if (gtmContainerId === undefined) return;
    let cancel: (() => void) | undefined;
    let gone = false;
    import('./loadTagManager').then(
      ({scheduleTagManager}) => {
        if (!gone) cancel = scheduleTagManager(gtmContainerId);
      },
      // Without its code the visit is not measured, which is not the visitor's problem.
      () => undefined,
    );
    return () => {
      gone = true;
      cancel?.();
    };
  }, [gtmContainerId]);
  return null;
}
