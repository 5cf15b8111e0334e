/** Runs in the head of the docs, before anything is painted. */
import './Sidebar/sidebar.head';
import './Terms/terms.head';
