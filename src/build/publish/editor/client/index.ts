import CMS from '@sveltia/cms';
import {components} from '../../../../blog/editor/components';
import {PostPreview} from './PostPreview';

/** Starts the editor in its place on the page; config.json is named by a link in the page's head. */
function start(): void {
  const root = document.getElementById('nc-root');
  const style = root?.dataset.previewStyle;
  if (style === undefined) throw new Error('The page has no place for the editor.');
  CMS.registerPreviewStyle(style);
  CMS.registerPreviewTemplate('posts', PostPreview);
  for (const component of components) {
    CMS.registerEditorComponent(component);
    // The editor looks the rules of the fields up by this name; without it, it holds them against nothing.
    CMS.registerEditorComponent({...component, id: `x-${component.id}`});
  }
  void CMS.init();
}

start();
