declare global {
  interface Window {
    /** Amplitude's script; missing where a blocker stops it. */
    amplitude?: {
      init(apiKey: string, options?: object): {promise: Promise<void>};
      track(name: string, properties?: object): unknown;
    };
    /** Segment's snippet. */
    analytics: {track(name: string, properties?: object): unknown};
    /** The Google tag. */
    gtag: (...args: unknown[]) => void;
    /** Google Tag Manager. */
    dataLayer?: object[];
  }
}

export {};
