import type {ReactNode} from 'react';
import type {Language} from '@site/src/audience';
export function VideoEmbed({video}: {video: 'home'; language?: Language}): ReactNode {
  return <div style={{aspectRatio: '16/9', background: 'var(--denim)', borderRadius: 20}}>{video}</div>;
}
