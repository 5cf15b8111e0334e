/**
 * Runs in the head before anything is painted and marks the document of a
 * reader who has collapsed the docs sidebar, so that the first frame has its
 * width. Only where it is shown: the page waits while another process reads
 * the cookies, for up to a tenth of a second.
 */
import {docsPageClass} from '../../lib/docsPage';
import {followRememberedSidebar, wideDocs} from './state';

const isDocs = document.documentElement.classList.contains(docsPageClass);
if (isDocs && window.matchMedia(wideDocs).matches) followRememberedSidebar();
