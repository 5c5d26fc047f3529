import { type TeamDevice, useOthers, useTeam } from '@steps/journal/team';
import { useEffect, useState } from 'react';

/** Whether a device has the business open now; `undefined` while this browser cannot know. */
export type Runs = (device: TeamDevice) => boolean | undefined;

/** After so long each other device has answered that it is here (ms). */
const answersWithin = 3_000;

/** Which devices run, as they say themselves, in render. One that is silent counts as away only once it had time to answer. */
export function useRunning(): Runs {
  const { status } = useTeam();
  const here = useOthers().map(({ device }) => device);
  const connected = status?.state === 'connected' || status?.state === 'sending';
  const [heard, setHeard] = useState(false);
  useEffect(() => {
    setHeard(false);
    if (!connected) return;
    const timer = setTimeout(() => setHeard(true), answersWithin);
    return () => clearTimeout(timer);
  }, [connected]);
  return ({ id }) => {
    if (here.includes(id)) return true;
    return connected && heard ? false : undefined;
  };
}
