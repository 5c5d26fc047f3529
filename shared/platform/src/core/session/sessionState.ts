import * as v from 'valibot';
import { proxy, useSnapshot } from 'valtio';
import { readKey, watchKeys, writeKey } from './localKeys';

const keys = {
  activeModule: v.string(),
  chatVisible: v.boolean(),
  onboardingComplete: v.boolean(),
  activeClient: v.string(),
} as const;

/** What this browser remembers of the work (spec 2, sections 4 and 7), each under its own local key `steps.<name>`. */
export interface Session {
  /** Default `dashboard`. */
  activeModule: string;
  chatVisible: boolean;
  /** A question for the assistant to answer once it is open. Of this tab alone, and gone with it. */
  asked: string | undefined;
  onboardingComplete: boolean;
  /** The client to open next time; the one open in this tab is `openClientId()`. */
  activeClient: string | undefined;
}

/** The session; read it in render with `useSession`, change it with the verbs. */
export const session = proxy<Session>({ ...readSession(), asked: undefined });

/** Opens a module; an unknown name is the shell's to judge. */
export function setActiveModule(name: string): void {
  session.activeModule = name;
  writeKey('activeModule', name);
}

/** Shows or hides the assistant. */
export function setChatVisible(visible: boolean): void {
  session.chatVisible = visible;
  writeKey('chatVisible', visible);
}

/** Opens the assistant with a question; nothing once the assistant has taken it. */
export function setAsked(question: string | undefined): void {
  session.asked = question;
  if (question) setChatVisible(true);
}

/** Remembers whether onboarding is done. */
export function setOnboardingComplete(complete: boolean): void {
  session.onboardingComplete = complete;
  writeKey('onboardingComplete', complete || undefined);
}

/** Remembers which client to open. */
export function setActiveClient(id: string | undefined): void {
  session.activeClient = id;
  writeKey('activeClient', id);
}

/**
 * Follows the other tabs' choices, but for the module: what somebody types here must not go because another tab moved on.
 * Returns the undo.
 */
export function watchSession(): () => void {
  return watchKeys(() => {
    const { activeModule: _theirs, ...followed } = readSession();
    Object.assign(session, followed);
  });
}

/** The session, in render. */
export const useSession = (): Readonly<Session> => useSnapshot(session);

function readSession(): Omit<Session, 'asked'> {
  return {
    activeModule: readKey('activeModule', keys.activeModule, 'dashboard'),
    chatVisible: readKey('chatVisible', keys.chatVisible, false),
    onboardingComplete: readKey('onboardingComplete', keys.onboardingComplete, false),
    activeClient: readKey('activeClient', v.optional(keys.activeClient), undefined),
  };
}
