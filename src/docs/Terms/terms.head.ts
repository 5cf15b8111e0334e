/** Opens the note of a term at its first use; where nothing opens, its link leads to the glossary. */
import {isPlainClick} from '@site/src/browser/isPlainClick';

addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-term]') : null;
    const note = document.getElementById(link?.dataset.term ?? '');
    if (link === null || note === null || !('popover' in note) || !isPlainClick(event)) return;
    event.preventDefault();
    note.showPopover({source: link});
  },
  true,
);
