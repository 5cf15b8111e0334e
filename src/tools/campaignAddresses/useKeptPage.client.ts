import {useEffect} from 'react';

/** Whether something that is dragged is a file, and no text. */
export const hasFiles = ({dataTransfer}: {readonly dataTransfer: DataTransfer | null}): boolean =>
  dataTransfer?.types.includes('Files') === true;

function refuse(event: DragEvent): void {
  if (!hasFiles(event) || event.defaultPrevented) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
}

/** Once something is typed, a file that is dropped beside a field is not opened in place of the page. */
export function useKeptPage(isTyped: boolean): void {
  useEffect(() => {
    if (!isTyped) return undefined;
    const listening = new AbortController();
    for (const type of ['dragover', 'drop'] as const) document.addEventListener(type, refuse, listening);
    return () => listening.abort();
  }, [isTyped]);
}
