import {calendarDateOf} from '../lib/dates';
import type {Settings} from '../lib/settings/parse';

/** The calendar date in Los Angeles until which posts are out: today, unless a setting names another. */
export function publishingDay({publishUntil}: Pick<Settings, 'publishUntil'>): string {
  return publishUntil ?? calendarDateOf(Date.now());
}

/**
 * Whether a post is out.
 *
 * @param date the post's calendar date in Los Angeles, YYYY-MM-DD.
 * @param today the calendar date in Los Angeles, YYYY-MM-DD.
 */
export function isPublished(date: string, today: string): boolean {
  return date <= today;
}
