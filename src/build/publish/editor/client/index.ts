import CMS from '@sveltia/cms';
import {components} from '../../../../blog/editor/components';
import {PostPreview} from './PostPreview';

/** Starts the editor; a link in the page's head names config.json. */
function start(): void {
  const root = document.getElementById('nc-root');
  const style = root?.dataset.previewStyle;
  if (style === undefined) throw new Error('The page has no place for the editor.');
  CMS.registerPreviewStyle(style);
  CMS.registerPreviewTemplate('posts', PostPreview);
  for (const component of components) {
    CMS.registerEditorComponent(component);
    // The editor needs this name to validate the fields.
    CMS.registerEditorComponent({...component, id: `x-${component.id}`});
  }
  void CMS.init();
}

start();
