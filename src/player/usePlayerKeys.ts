import {useEffect, type Dispatch} from 'react';
import type {PlaybackAction} from './timeline';

const arrowSeconds = 5;

/**
 * The keys of video players: Space or K plays and pauses, the arrows seek by
 * 5 s, C shows or hides the captions. They work wherever the focus is, because
 * the player is alone on its page; a focused button keeps its own Space.
 */
export function usePlayerKeys(dispatch: Dispatch<PlaybackAction>, toggleCaptions: () => void): void {
  useEffect(() => {
    const actions: Readonly<Record<string, () => void>> = {
      ' ': () => dispatch({type: 'toggle'}),
      k: () => dispatch({type: 'toggle'}),
      ArrowLeft: () => dispatch({type: 'seekBy', seconds: -arrowSeconds}),
      ArrowRight: () => dispatch({type: 'seekBy', seconds: arrowSeconds}),
      c: toggleCaptions,
    };
    function onKeyDown(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === ' ' && event.target instanceof HTMLButtonElement) return;
      const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (action === undefined) return;
      event.preventDefault();
      action();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [dispatch, toggleCaptions]);
}
