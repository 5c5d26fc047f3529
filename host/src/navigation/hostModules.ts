import type { NavigationGroup } from '@steps/platform/host';

interface HostModule {
  readonly id: string;
  readonly title: string;
  readonly icon: string;
  readonly group: NavigationGroup;
  /** One line: what its page is for. */
  readonly purpose: string;
}

/** Modules that the host itself provides (architecture.md, section 2). */
export const hostModules = [
  {
    id: 'dashboard',
    title: 'Dashboard',
    icon: 'dashboard',
    group: 'work',
    purpose: 'What needs you today, and how the business is doing.',
  },
  {
    id: 'settings',
    title: 'Settings',
    icon: 'settings',
    group: 'manage',
    purpose: 'This workspace, the businesses in it, and the data that stays in your browser.',
  },
  {
    id: 'permissions',
    title: 'Permissions',
    icon: 'shield',
    group: 'manage',
    purpose: 'Who works in this workspace, what each of them may do, and what was done.',
  },
  {
    id: 'integrations',
    title: 'Integrations',
    icon: 'plug',
    group: 'manage',
    purpose: 'What this business exchanges with other programs. Nothing leaves the browser unless you connect it.',
  },
] as const satisfies readonly HostModule[];

/** The line under the title of the host's own pages. */
export const hostPurposes = Object.fromEntries(hostModules.map(({ id, purpose }) => [id, purpose])) as Readonly<
  Record<(typeof hostModules)[number]['id'], string>
>;
