import type {CustomPreviewTemplateProps} from '@sveltia/cms';
import {longDate} from '../../../../lib/dates';

/** Gives the preview's frame the editor's language and theme. */
function matchEditor(node: HTMLElement | null): void {
  if (node === null) return;
  const {documentElement} = node.ownerDocument;
  documentElement.lang = 'en';
  documentElement.style.colorScheme = document.documentElement.dataset.theme ?? '';
}

/** The date as the post's page shows it; an unfinished one as typed. */
function inWords(date: string): string {
  try {
    return longDate(date);
  } catch {
    return date;
  }
}

/** A post as it will look on its page, without the parts around it. */
export function PostPreview({entry, widgetFor, getAsset}: CustomPreviewTemplateProps) {
  const read = (name: string): string => {
    const value: unknown = entry.getIn(['data', name]);
    return typeof value === 'string' ? value : '';
  };
  const [date, image] = [read('date'), read('image')];
  // A picture that is not saved yet has a blob URL.
  const cover = image.startsWith('blob:') ? image : image === '' ? undefined : getAsset(image)?.url;
  return (
    <main className="blog-layout" ref={matchEditor}>
      <article className="post">
        <header className="post-header">
          <div className="post-words">
            <p className="post-meta">{read('category')}</p>
            <h1>{read('title')}</h1>
            <div className="post-meta">
              {widgetFor('author')} · <time dateTime={date}>{inWords(date)}</time>
            </div>
          </div>
          {cover === undefined ? undefined : <img src={cover} alt={read('imageAlt')} />}
        </header>
        <div className="post-main">
          <div className="markdown">{widgetFor('body')}</div>
        </div>
      </article>
    </main>
  );
}
