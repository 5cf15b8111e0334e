/**
 * Runs in the head of the docs before anything is painted, and marks the document of a
 * reader who has collapsed the docs sidebar, so that the first frame has its
 * width. Only where it is shown: the page waits while another process reads
 * the cookies, for up to a tenth of a second.
 */
import {followRememberedSidebar, wideDocs} from './state';

if (window.matchMedia(wideDocs).matches) followRememberedSidebar();
