/** Longest comment that is accepted, in characters. */
export const longestComment = 300;

export const feedbackAnswers = ['yes', 'no'] as const;
export type FeedbackAnswer = (typeof feedbackAnswers)[number];

/** The reasons to choose from after each answer. */
export const feedbackReasons = {
  yes: ['answered', 'usable', 'clear'],
  no: ['missing', 'unclear', 'fails', 'wrong'],
} as const satisfies Readonly<Record<FeedbackAnswer, readonly string[]>>;

export type FeedbackReason = (typeof feedbackReasons)[FeedbackAnswer][number];

export const reasonLabels: Readonly<Record<FeedbackReason, string>> = {
  answered: 'It answered my question',
  usable: 'It had an example that I could use',
  clear: 'It was easy to follow',
  missing: 'Something is missing',
  unclear: 'It is hard to follow',
  fails: 'A step or an example does not work',
  wrong: 'Something is wrong or out of date',
};

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
  failed: 'This could not be sent. What you wrote is still here; please try again.',
  refused: 'You have refused cookies, so your answer stays on this page, and nobody reads it.',
  /** Where the answer goes. */
  connected:
    'Your answer goes to this site’s own analytics if you have accepted cookies, and stays on this page if not. Nobody can reply to it, so please leave out names and addresses.',
  reply: 'For a reply:',
  /** Where nobody would hear an answer. */
  wrong: 'Something missing or wrong on this page?',
  write: 'Write to us',
  or: ', or',
  issue: 'open an issue',
} as const;
