import CMS from '@sveltia/cms';
import {components} from '../../../../blog/editor/components';
import {PostPreview} from './PostPreview';
import {checkForm} from './checkPost';
import {chosenPicture, rememberChosenFiles} from './chosenPictures';

/**
 * Has the editor refuse to save what the check of posts would refuse.
 *
 * @throws Error that it shows: it knows its message, and prints the cause's.
 */
async function refuseWhatIsWrong(values: object): Promise<void> {
  const problems = await checkForm({...values}, chosenPicture);
  if (problems.length > 0) throw new Error('saving_failed', {cause: new Error(problems.join('\n'))});
}

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
  rememberChosenFiles();
  CMS.registerEventListener({
    name: 'preSave',
    handler: ({entry}) => refuseWhatIsWrong(entry.toJS().data),
  });
  void CMS.init();
}

start();
