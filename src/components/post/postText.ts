/** The element that holds an article's text. Docusaurus's feeds look for its id. */
export const postText = {id: '__blog-post-container', className: 'markdown'} as const;
