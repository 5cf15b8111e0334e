import type {ExperimentEvent} from './tailor.js';

declare global {
  interface Window {
    /** Amplitude's script. */
    amplitude: {
      init(apiKey: string): {promise: Promise<void>};
      track(name: string, properties: ExperimentEvent): unknown;
    };
    /** Segment's snippet. */
    analytics: {track(name: string, properties: ExperimentEvent): unknown};
    /** The Google tag. */
    gtag: (command: 'event', name: string, parameters: ExperimentEvent) => void;
    /** Google Tag Manager. */
    dataLayer?: object[];
  }
}
