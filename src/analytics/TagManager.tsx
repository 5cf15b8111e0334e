import {useEffect, type ReactNode} from 'react';
import {useSettings} from '@site/src/settings/useSettings';
import {scheduleTagManager} from './loadTagManager';

/** Mounted once by the Layout; without a container id in the settings it does nothing. */
export function TagManager(): ReactNode {
  const {gtmContainerId} = useSettings();
  useEffect(() => (gtmContainerId === undefined ? undefined : scheduleTagManager(gtmContainerId)), [gtmContainerId]);
  return null;
}
