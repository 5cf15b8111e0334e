import {useCallback, useRef, useState} from 'react';
import {readCompactIndex, type CompactIndex} from '@site/src/blog/compactIndex';
import type {PostSummary} from '@site/src/blog/summary';

type Progress = 'waiting' | 'loading' | 'loaded' | 'failed';

export interface PostIndex {
  /** All posts once they are loaded, the first page of them before. */
  readonly posts: readonly PostSummary[];
  readonly progress: Progress;
  /** Fetches the rest, unless it is there or on its way. */
  readonly load: () => void;
}

/** The posts of a list that begins with a page of them and fetches the others when they are wanted. */
export function usePostIndex(first: readonly PostSummary[], total: number, address: string): PostIndex {
  const [posts, setPosts] = useState(first);
  const [progress, setProgress] = useState<Progress>(first.length < total ? 'waiting' : 'loaded');
  const busy = useRef(first.length >= total);

  const load = useCallback((): void => {
    if (busy.current) return;
    busy.current = true;
    setProgress('loading');
    fetch(address)
      .then((answer) => {
        if (!answer.ok) throw new Error(`The index of posts answered ${answer.status}.`);
        return answer.json();
      })
      .then((index: CompactIndex) => {
        setPosts(readCompactIndex(index));
        setProgress('loaded');
      })
      .catch(() => {
        busy.current = false;
        setProgress('failed');
      });
  }, [address]);

  return {posts, progress, load};
}
