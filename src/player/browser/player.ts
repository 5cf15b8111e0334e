import {commandOf, type Command} from '../keys';
import {
  formatTime,
  indexAt,
  neighboringStart,
  playbackReducer,
  progress,
  speeds,
  type Playback,
  type PlaybackAction,
} from '../timeline';
import {elementsOf} from './elements';
import {screenOf} from './screen';

const tickMilliseconds = 100;

/**
 * Sets a player in motion whose HTML is on the page. The keys work wherever the
 * focus is, because the player is alone on its page; a focused button keeps its
 * own Space, a focused menu all of its keys.
 *
 * @param autoplay starts it, unless the visitor asked for reduced motion.
 */
export function startPlayer(root: HTMLElement, autoplay: boolean): void {
  const elements = elementsOf(root);
  const {start, scrub, toggle, time: clock, chapter, speed, captions} = elements;
  const show = screenOf(elements);
  const duration = Number(root.dataset.duration);
  const reduce = playbackReducer(duration);
  const chapterStarts = [...chapter.options].map(({value}) => Number(value));
  const poster = Number(root.dataset.poster);
  let state: Playback = {time: 0, playing: false};
  /** Until anybody acts the poster shows. */
  let untouched = true;
  let timer: ReturnType<typeof setInterval> | undefined;

  function render(): void {
    const {time, playing} = state;
    const ended = time === duration;
    const position = formatTime(time);
    show(untouched ? poster : time);
    scrub.value = String(time);
    scrub.style.setProperty('--played', String(progress(time, duration)));
    scrub.setAttribute('aria-valuetext', `${position} ${scrub.dataset.of ?? ''} ${formatTime(duration)}`);
    clock.textContent = `${position} / ${formatTime(duration)}`;
    chapter.selectedIndex = indexAt(chapterStarts, time);
    toggle.dataset.toggle = playing ? 'pause' : ended ? 'again' : 'play';
    toggle.setAttribute('aria-label', toggle.dataset[toggle.dataset.toggle] ?? '');
    root.toggleAttribute('data-started', !untouched);
    // A page of this site around the player may show the time as well; other sites' pages are out of reach.
    window.frameElement?.closest<HTMLElement>('[data-follow]')?.style.setProperty('--time', String(time));
  }

  function run(): void {
    if (timer !== undefined) return;
    let last = performance.now();
    timer = setInterval(() => {
      const now = performance.now();
      dispatch({type: 'tick', seconds: ((now - last) / 1000) * Number(speed.value)});
      last = now;
    }, tickMilliseconds);
  }

  function dispatch(action: PlaybackAction): void {
    untouched = false;
    state = reduce(state, action);
    if (state.playing) run();
    else {
      clearInterval(timer);
      timer = undefined;
    }
    render();
  }

  function setSpeed(index: number): void {
    speed.selectedIndex = Math.min(Math.max(index, 0), speeds.length - 1);
  }

  function toggleCaptions(): void {
    const shown = captions.getAttribute('aria-pressed') !== 'true';
    captions.setAttribute('aria-pressed', String(shown));
    elements.caption.classList.toggle('visually-hidden', !shown);
  }

  function obey(command: Command): void {
    switch (command.type) {
      case 'toggle':
      case 'seekBy':
        return dispatch(command);
      case 'chapter':
        return dispatch({type: 'seek', time: neighboringStart(chapterStarts, state.time, command.step)});
      case 'start':
        return dispatch({type: 'seek', time: 0});
      case 'end':
        return dispatch({type: 'seek', time: duration});
      case 'speed':
        return setSpeed(command.index);
      case 'speedBy':
        return setSpeed(speed.selectedIndex + command.step);
      case 'captions':
        return toggleCaptions();
    }
  }

  start.addEventListener('click', () => {
    dispatch({type: 'play'});
    toggle.focus();
  });
  toggle.addEventListener('click', () => dispatch({type: 'toggle'}));
  scrub.addEventListener('input', () => dispatch({type: 'seek', time: Number(scrub.value)}));
  chapter.addEventListener('change', () => dispatch({type: 'seek', time: Number(chapter.value)}));
  captions.addEventListener('click', toggleCaptions);
  document.addEventListener('keydown', (event) => {
    const {target, key} = event;
    if (target instanceof HTMLSelectElement || (key === ' ' && target instanceof HTMLButtonElement)) return;
    const command = commandOf(event);
    if (command === undefined) return;
    event.preventDefault();
    obey(command);
  });

  render();
  root.dataset.ready = 'true';
  if (autoplay && !matchMedia('(prefers-reduced-motion: reduce)').matches) dispatch({type: 'play'});
}
