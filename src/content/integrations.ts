/** The analytics tools that events of experiments can reach: Mixpanel and Hotjar through Segment or a tag manager. */
export const integrations = ['GA4', 'Amplitude', 'Mixpanel', 'Segment', 'Hotjar'] as const;
