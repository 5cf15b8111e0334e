import type {ResultOption} from './options';

/** The line that an arrow key selects, wrapping at the ends; undefined for other keys. */
export function moveSelection(
  key: string,
  options: readonly ResultOption[],
  selected: ResultOption | undefined,
): ResultOption | undefined {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || options.length === 0) return undefined;
  const at = selected === undefined ? -1 : options.indexOf(selected);
  return options[(at + step + options.length) % options.length];
}
