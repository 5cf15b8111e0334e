/**
 * Runs in the head before anything is painted and marks the document of a
 * reader who has collapsed the docs sidebar, so that the first frame has its
 * width.
 */
import {followRememberedSidebar} from './state';

followRememberedSidebar();
