/**
 * Whether a post is out.
 *
 * @param date the post's calendar date in Los Angeles, YYYY-MM-DD.
 * @param today the calendar date in Los Angeles, YYYY-MM-DD.
 */
export function isPublished(date: string, today: string): boolean {
  return date <= today;
}
