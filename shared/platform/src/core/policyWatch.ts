/** How long a browser takes to report what its policy refused, in ms (the report comes after the refusal). */
const reportMs = 50;

/** Listens for addresses that the page's policy refuses while a request is under way. */
export interface PolicyWatch {
  /** Whether a request to this address was refused; waits a moment for the report. */
  refused(): Promise<boolean>;
  stop(): void;
}

export function watchPolicy(address: string): PolicyWatch {
  const target = globalThis.document;
  if (!target) return { refused: async () => false, stop() {} };
  const origin = new URL(address).origin;
  let seen = false;
  const note = (event: SecurityPolicyViolationEvent) => {
    if (event.effectiveDirective === 'connect-src' && event.blockedURI.startsWith(origin)) seen = true;
  };
  target.addEventListener('securitypolicyviolation', note);
  return {
    async refused() {
      if (!seen) await new Promise((resolve) => setTimeout(resolve, reportMs));
      return seen;
    },
    stop: () => target.removeEventListener('securitypolicyviolation', note),
  };
}
