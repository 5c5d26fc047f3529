/** What the root address leads to (spec 1, sections 2 and 4). */
export interface HomeSituation {
  readonly params: URLSearchParams;
  /** Onboarding is complete, or the sample business is open. */
  readonly onboarded: boolean;
  /** `forceApp` opened the application earlier in this visit. */
  readonly forced: boolean;
  /** Onboarding was started and is not finished. */
  readonly onboarding: boolean;
}

export interface HomeOutcome {
  readonly view: 'hero' | 'onboarding' | 'app';
  /** The application is opened by `forceApp` now: to be remembered for this visit. */
  readonly forces: boolean;
  /** The parameters that the address should have instead; absent when it is right as it is. */
  readonly params?: URLSearchParams;
}

/** Decides between hero, onboarding and application, and what the address keeps (spec 1, section 2). */
export function openHome({ params, onboarded, forced, onboarding }: HomeSituation): HomeOutcome {
  if (params.get('module') && params.has('forceApp')) {
    return { view: 'app', forces: true, params: without(params, 'forceApp') };
  }
  const opens = onboarded || forced;
  // A second business is onboarded while the application stays one address away.
  if (opens && (!onboarding || params.has('module'))) return { view: 'app', forces: false };
  const view = onboarding ? 'onboarding' : 'hero';
  return { view, forces: false, ...(params.has('module') ? { params: without(params, 'module') } : {}) };
}

function without(params: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete(name);
  return rest;
}

/** Values of `module` that the specification names (spec 1, section 2), and `help` of architecture.md, section 2. */
export const specifiedModules: readonly string[] = [
  'dashboard',
  'strategy',
  'crm',
  'calendar',
  'marketing',
  'sales',
  'support',
  'content',
  'website',
  'analytics',
  'settings',
  'permissions',
  'integrations',
  'human-loop',
  'branding',
  'help',
];

/** What is known of the modules at a moment. */
export interface KnownModules {
  /** State of the list of remotes. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** Ids of the host's and the listed remotes' modules. */
  readonly ids: readonly string[];
}

export interface ModuleChoice {
  readonly module: string;
  /** `waiting`: the list is not there yet; `unavailable`: the list failed, so nobody knows where the module is. */
  readonly state: 'known' | 'waiting' | 'unavailable';
}

/** The module to show for a wanted one: an unknown value shows the dashboard (spec 1, section 2). */
export function chooseModule(wanted: string, { status, ids }: KnownModules): ModuleChoice {
  if (ids.includes(wanted)) return { module: wanted, state: 'known' };
  if (status === 'loading') return { module: wanted, state: 'waiting' };
  if (status === 'failed' && specifiedModules.includes(wanted)) return { module: wanted, state: 'unavailable' };
  return { module: 'dashboard', state: 'known' };
}
