import type { Contact } from '@steps/business';
import { useMailAccounts } from '@steps/business/mail';
import { useMemo, useState } from 'react';
import { consentOf } from './consentRules';

/** Who of an audience gets a campaign, by what is recorded of their consent. */
export interface Consent {
  readonly reached: readonly Contact[];
  /** Those without recorded consent, whether they get it or not. */
  readonly unsure: readonly Contact[];
  /** Those of them who do not get it. */
  readonly leftOut: readonly Contact[];
  readonly leavesOut: boolean;
  leaveOut(leavesOut: boolean): void;
}

/** Where the post office sends, whoever has no recorded consent is left out until somebody decides otherwise. */
export function useConsent(audience: readonly Contact[]): Consent {
  const sendsItself = useMailAccounts().length > 0;
  const [leavesOut, leaveOut] = useState(true);
  return useMemo(() => {
    const unsure = sendsItself ? audience.filter((contact) => consentOf(contact) === 'none') : [];
    const leftOut = leavesOut ? unsure : [];
    const without = new Set(leftOut);
    return { reached: audience.filter((contact) => !without.has(contact)), unsure, leftOut, leavesOut, leaveOut };
  }, [audience, sendsItself, leavesOut]);
}
