import { activeClient } from '@steps/business';
import {
  commit,
  existing,
  formatMonthAndYear,
  newId,
  openClientId,
  patched,
  put,
  RuleError,
  stamp,
  useOpenClientId,
  useRecords,
} from '@steps/platform';
import { proxy, useSnapshot } from 'valtio';
import { industries } from './industries';
import { type AnalysisSession, analysisSessions, type PhaseWork, type SessionSetup } from './session';
import { keepSession, keptSession } from './sessionKey';
import { emptySetup, freeSessionName, nextPhase, workOn } from './sessionRules';

/** Which session is open, by client: the choice lasts over a reload in the local key. */
const open = proxy<{ byClient: Record<string, string> }>({ byClient: {} });

/** The open session of the client; made when there is none yet. Call it in verbs, never in render. */
export function openSession(): AnalysisSession {
  return chosen(analysisSessions.all(), openClientId()) ?? createSession();
}

/** The open session of the client, in render; nothing while there is none. */
export function useOpenSession(): AnalysisSession | undefined {
  useSnapshot(open).byClient;
  return chosen(useRecords(analysisSessions), useOpenClientId());
}

/** The client's sessions, newest first, in render. */
export const useSessions = (): readonly AnalysisSession[] =>
  useRecords(analysisSessions).toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));

/** Starts a session and opens it; what the client says of itself is filled in. */
export function createSession(name?: string): AnalysisSession {
  const at = stamp();
  const kept = analysisSessions.size === 0 ? keptSession(openClientId()) : undefined;
  const session: AnalysisSession = {
    ...emptySetup,
    industry: industries.find(({ name: one }) => one === activeClient()?.industry)?.name ?? '',
    currentPhase: 1,
    savedPrompts: [],
    ...(kept && {
      currentPhase: kept.currentPhase,
      businessContext: kept.businessContext,
      industry: kept.industry,
      strategicQuestions: kept.strategicQuestions,
      selectedFramework: kept.selectedFramework,
      savedPrompts: kept.savedPrompts,
    }),
    id: newId('session'),
    name: freeSessionName(name ?? firstName(at), names()),
    phases: {},
    runs: [],
    createdAt: at,
    updatedAt: at,
  };
  save(session, `Start ${session.name}`);
  chooseSession(session.id);
  return session;
}

/** Opens a session of the client. */
export function chooseSession(id: string): void {
  const client = openClientId();
  if (client === undefined) return;
  open.byClient[client] = id;
  keepSession(existing(analysisSessions, id));
}

/** Changes what the setup asks. */
export const changeSetup = (id: string, patch: Partial<SessionSetup>): AnalysisSession => change(id, patch);

/** Clears business context, industry, strategic questions and framework. */
export const resetSetup = (id: string): AnalysisSession => change(id, emptySetup);

/** Gives a session another name. `RuleError` for an empty one. */
export function renameSession(id: string, name: string): AnalysisSession {
  if (!name.trim()) throw new RuleError('Give the session a name.');
  return change(id, { name: name.trim() });
}

/** Goes on to the next phase and returns it; nothing beyond the ninth. */
export function advancePhase(id: string): number | undefined {
  const next = nextPhase(existing(analysisSessions, id).currentPhase);
  if (next !== undefined) change(id, { currentPhase: next });
  return next;
}

/** Saves a prompt by its title. False when it is saved already. */
export function savePrompt(id: string, title: string): boolean {
  const { savedPrompts } = existing(analysisSessions, id);
  if (savedPrompts.includes(title)) return false;
  change(id, { savedPrompts: [...savedPrompts, title] });
  return true;
}

/** Takes a prompt out of the saved ones. */
export function dropPrompt(id: string, title: string): void {
  const { savedPrompts } = existing(analysisSessions, id);
  change(id, { savedPrompts: savedPrompts.filter((saved) => saved !== title) });
}

/** Changes what was decided about a phase. */
export function changePhase(id: string, phase: number, patch: Partial<PhaseWork>): void {
  const session = existing(analysisSessions, id);
  change(id, { phases: { ...session.phases, [phase]: { ...workOn(session, phase), ...patch } } });
}

/** Leaves evidence out of the next run of a phase, or takes it in again. */
export function leaveOut(id: string, phase: number, evidence: string, out: boolean): void {
  const { leftOut } = workOn(existing(analysisSessions, id), phase);
  const others = leftOut.filter((one) => one !== evidence);
  changePhase(id, phase, { leftOut: out ? [...others, evidence] : others });
}

/** Remembers that a run of several phases belongs to the session. */
export function addRun(id: string, runId: string): void {
  change(id, { runs: [...existing(analysisSessions, id).runs, runId] });
}

/** Adds a session made elsewhere (a duplicate, a file) under a free name, and opens it. */
export function addSession(session: Omit<AnalysisSession, 'id' | 'createdAt' | 'updatedAt' | 'runs'>): AnalysisSession {
  const at = stamp();
  const { archivedAt: _, ...rest } = session;
  const added = {
    ...rest,
    id: newId('session'),
    name: freeSessionName(session.name, names()),
    runs: [],
    createdAt: at,
    updatedAt: at,
  };
  save(added, `Add ${added.name}`);
  chooseSession(added.id);
  return added;
}

/** Puts a session away, or takes it out again. Another one is opened when it was the open one. */
export function archiveSession(id: string, archived: boolean): void {
  const { archivedAt: _, ...session } = existing(analysisSessions, id);
  save({ ...session, ...(archived && { archivedAt: stamp() }), updatedAt: stamp() }, 'Archive a session');
  const client = openClientId();
  if (!archived) chooseSession(id);
  else if (client !== undefined && open.byClient[client] === id) delete open.byClient[client];
}

function chosen(sessions: readonly AnalysisSession[], clientId: string | undefined): AnalysisSession | undefined {
  const id = open.byClient[clientId ?? ''] ?? keptSession(clientId)?.sessionId;
  const known = sessions.find((session) => session.id === id);
  if (known && !known.archivedAt) return known;
  return sessions
    .filter(({ archivedAt }) => !archivedAt)
    .reduce<AnalysisSession | undefined>(
      (last, one) => (!last || one.createdAt > last.createdAt ? one : last),
      undefined,
    );
}

function change(id: string, patch: Partial<AnalysisSession>): AnalysisSession {
  const before = existing(analysisSessions, id);
  const after = patched<AnalysisSession>(before, patch);
  if (after !== before) save({ ...after, updatedAt: stamp() }, `Edit ${after.name}`);
  return after;
}

function save(session: AnalysisSession, label: string): void {
  commit({ label, changes: [put(analysisSessions, session)], undoable: false });
  if (chosen(analysisSessions.all(), openClientId())?.id === session.id) keepSession(session);
}

const names = () => analysisSessions.all().map(({ name }) => name);

/** "Harbour & Vale, November 2026". */
const firstName = (at: string) => [activeClient()?.businessName ?? 'Analysis', formatMonthAndYear(at)].join(', ');
