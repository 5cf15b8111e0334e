declare global {
  interface Window {
    /** Cookiebot's script, once it has loaded. */
    Cookiebot?: {readonly consent: {readonly statistics: boolean}};
    /** OneTrust's script: the categories that the visitor agreed to, such as ',C0001,C0002,'. */
    OnetrustActiveGroups?: string;
  }
}

export {};
