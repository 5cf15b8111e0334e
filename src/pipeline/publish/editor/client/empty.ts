/** Stands in for parts of the editor that posts do not use. */
export default undefined;
