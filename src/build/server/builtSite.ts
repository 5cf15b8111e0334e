/** The built site as the host serves it: clean addresses, 404 pages, redirects and headers. */
export interface BuiltSite {
  fetch(request: Request): Promise<Response>;
}
