/**
 * The A/B test that the site's pictures show: sample figures, not a customer's.
 * The ranges are 95% Wald intervals of each rate at 5,000 visitors a version
 * (rate ± 1.96 · √(rate · (1 − rate) / n)).
 */
export const sampleTest = {
  control: {share: '50%', rate: 0.024, low: 0.0198, high: 0.0282, shown: '2.4%', range: '2.0% – 2.8%'},
  treatment: {share: '50%', rate: 0.038, low: 0.0327, high: 0.0433, shown: '3.8%', range: '3.3% – 4.3%'},
} as const;
