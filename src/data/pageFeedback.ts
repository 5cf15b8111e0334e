/** Longest comment that is accepted, in characters. */
export const longestComment = 300;

/** The reasons to choose from after each answer. */
export const feedbackReasons = {
  yes: [
    {id: 'answered', label: 'It answered my question'},
    {id: 'usable', label: 'It had an example that I could use'},
    {id: 'clear', label: 'It was easy to follow'},
  ],
  no: [
    {id: 'missing', label: 'Something is missing'},
    {id: 'unclear', label: 'It is hard to follow'},
    {id: 'fails', label: 'A step or an example does not work'},
    {id: 'wrong', label: 'Something is wrong or out of date'},
  ],
} as const;

export type FeedbackReason = (typeof feedbackReasons)['yes' | 'no'][number]['id'];

/** Words of the question at the end of docs pages and posts. */
export const feedbackWords = {
  question: 'Was this page helpful?',
  yes: 'Yes',
  no: 'No',
  thanks: 'Thank you.',
  /** Above the reasons, after each answer. */
  reasons: {yes: 'What helped? (optional)', no: 'What went wrong? (optional)'},
  comment: 'In your own words (optional)',
  charactersLeft: 'characters left',
  send: 'Send',
  failed: 'This could not be passed on. What you wrote is still here: please try again.',
  /** Where the answer goes: with a tag manager in the settings, and without. */
  connected:
    "Your answer goes to this site's own analytics if you have accepted cookies, and stays on this page if not. Nobody can reply to it, so please leave out names and addresses.",
  notConnected: 'This site has no analytics connected, so your answer stays on this page. Nobody can reply to it.',
} as const;
