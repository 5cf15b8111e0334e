/** The analytics tools that events of experiments can reach. */
export const integrations = ['GA4', 'Amplitude', 'Mixpanel', 'Segment', 'Hotjar'] as const;
