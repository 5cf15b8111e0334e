/** The public face of the site's dialogs: how a button opens one, and the host that shows them. */
export {opensDialog} from './opensDialog';
export {DialogHost} from './DialogHost';
