/** The analytics tools that events of experiments can reach: Mixpanel through Segment or a tag manager, Hotjar, which takes names of events alone, through a tag manager. */
export const integrations = ['GA4', 'Amplitude', 'Mixpanel', 'Segment', 'Hotjar'] as const;
