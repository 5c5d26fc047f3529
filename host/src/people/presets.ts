import { ownerRole } from '@steps/business';
import type { Role } from '@steps/business/host';
import { type Action, actions } from '@steps/platform';

/** Modules of which a role says what may be done, as the matrix shows them. */
export const rightModules = [
  { id: 'crm', title: 'CRM' },
  { id: 'calendar', title: 'Calendar and meetings' },
  { id: 'sales', title: 'Sales' },
  { id: 'support', title: 'Support' },
  { id: 'marketing', title: 'Marketing' },
  { id: 'content', title: 'Content studio' },
  { id: 'website', title: 'Website' },
  { id: 'branding', title: 'Branding' },
  { id: 'strategy', title: 'Strategy' },
  { id: 'analytics', title: 'Analytics' },
  { id: 'human-loop', title: 'Human review' },
  { id: 'integrations', title: 'Integrations' },
  { id: 'settings', title: 'Businesses, settings and backup' },
  { id: 'permissions', title: 'People, roles and the log' },
] as const;

export const actionTitles: Record<Action, string> = {
  view: 'See',
  add: 'Add',
  change: 'Change',
  delete: 'Delete',
  export: 'Export',
  approve: 'Approve',
};

type Rights = Role['rights'];

const workModules = rightModules.map(({ id }) => id).filter((id) => id !== 'permissions' && id !== 'settings');

const given = (modules: readonly string[], allowed: readonly Action[]): Rights =>
  Object.fromEntries(modules.map((module) => [module, [...allowed]]));

const work: readonly Action[] = ['view', 'add', 'change'];

/** What a new role can begin as. */
export const presets: readonly (Role & { readonly purpose: string })[] = [
  { id: ownerRole, name: 'Owner', purpose: 'Everything, and who may do what.', all: true, rights: {}, hidden: [] },
  {
    id: 'role-manager',
    name: 'Manager',
    purpose: 'Everything but people and roles.',
    all: false,
    rights: given([...workModules, 'settings'], actions),
    hidden: [],
  },
  {
    id: 'role-member',
    name: 'Member',
    purpose: 'Adds and changes in every module; deletes, exports and approves nothing.',
    all: false,
    rights: given(workModules, work),
    hidden: [],
  },
  {
    id: 'role-sales',
    name: 'Sales',
    purpose: 'CRM, calendar and sales; sees analytics.',
    all: false,
    rights: {
      ...given(['crm', 'calendar', 'sales'], [...work, 'delete', 'approve']),
      ...given(['analytics', 'human-loop'], ['view']),
    },
    hidden: [],
  },
  {
    id: 'role-marketing',
    name: 'Marketing',
    purpose: 'Marketing, content, website and branding; sees contacts and analytics.',
    all: false,
    rights: {
      ...given(['marketing', 'content', 'website', 'branding'], [...work, 'delete', 'export', 'approve']),
      ...given(['crm', 'analytics', 'human-loop', 'calendar'], ['view']),
    },
    hidden: ['contacts.notes', 'companies.revenue'],
  },
  {
    id: 'role-support',
    name: 'Support',
    purpose: 'Support and calendar; sees and changes contacts.',
    all: false,
    rights: {
      ...given(['support', 'calendar'], [...work, 'delete', 'approve']),
      crm: ['view', 'change'],
      'human-loop': ['view'],
    },
    hidden: ['companies.revenue'],
  },
  {
    id: 'role-reader',
    name: 'Read only',
    purpose: 'Sees every module and changes nothing.',
    all: false,
    rights: given(workModules, ['view']),
    hidden: [],
  },
];

/** The role as it is kept, without what explains it. */
export const asRole = ({ id, name, all, rights, hidden }: Role): Role => ({ id, name, all, rights, hidden });
