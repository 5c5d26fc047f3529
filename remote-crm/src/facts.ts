import { paths } from '@steps/platform/paths';
import { defineRemote } from '@steps/platform/remote';

/** What this remote offers; the build writes `remote.json` and the addresses from it. */
export const facts = defineRemote({
  name: 'remote-crm',
  title: 'CRM',
  icon: 'users',
  modules: {
    crm: {
      title: 'CRM',
      purpose: 'The people and companies you work with, and what happens next with each of them.',
      icon: 'users',
      group: 'work',
      whileReading: true,
    },
    calendar: {
      title: 'Calendar',
      icon: 'calendar',
      group: 'work',
    },
    sales: {
      title: 'Sales',
      purpose: 'What is likely to come in, what holds it up, and the quotes you have sent.',
      icon: 'trending-up',
      group: 'grow',
    },
    support: {
      title: 'Support',
      purpose: 'Customer requests and response times.',
      icon: 'life-buoy',
      group: 'work',
    },
  },
  pages: {
    contact: {
      path: paths.contact.path,
      title: 'Contact',
    },
    company: {
      path: paths.company.path,
      title: 'Company',
    },
    settings: {
      path: '/crm/settings',
      title: 'CRM settings',
      purpose:
        'How this business sells and what it keeps about people. Every change but deleting for good can be undone.',
      settings: [
        {
          section: 'stages',
          title: 'Stages',
          words: 'deals pipeline probability',
        },
        {
          section: 'lost-reasons',
          title: 'Lost reasons',
          words: 'deals why',
        },
        {
          section: 'tags',
          title: 'Tags',
          words: 'rename merge',
        },
        {
          section: 'properties',
          title: 'Custom properties',
          words: 'fields columns',
        },
        {
          section: 'lists',
          title: 'Lists',
          words: 'contacts groups segments',
        },
        {
          section: 'scores',
          title: 'Scores',
          words: 'lead rules points',
        },
        {
          section: 'deleted',
          title: 'Recently deleted',
          words: 'restore bin trash undo',
        },
      ],
    },
  },
  widgets: {
    'gone-quiet': {
      title: 'Gone quiet',
    },
  },
  palette: true,
  watches: true,
  notices: [
    {
      kind: 'target',
      label: 'Ticket response targets',
    },
    {
      kind: 'support-mail',
      label: 'Too many support emails',
    },
    {
      kind: 'import',
      label: 'Finished imports',
    },
  ],
  tasks: [
    {
      kind: 'meeting-summary',
      label: 'Meeting summary',
      module: 'calendar',
      risk: 'record',
    },
    {
      kind: 'ticket-reply',
      label: 'Ticket reply',
      module: 'support',
      risk: 'record',
    },
  ],
  tools: [
    {
      name: 'find_records',
      label: 'Find records',
      kind: 'read',
      module: 'crm',
    },
    { name: 'crm_vocabulary', label: 'Read what can be asked', kind: 'read', module: 'crm' },
    {
      name: 'saved_contact_views',
      label: 'Read the saved views of contacts',
      kind: 'read',
      module: 'crm',
    },
    {
      name: 'contacts_in_view',
      label: 'Find the contacts in a saved view',
      kind: 'read',
      module: 'crm',
    },
    {
      name: 'propose_task',
      label: 'Propose a task',
      kind: 'propose',
      module: 'crm',
    },
    {
      name: 'propose_activity',
      label: 'Propose to write down a call, email or note',
      kind: 'propose',
      module: 'crm',
    },
    {
      name: 'propose_tag',
      label: 'Propose a tag',
      kind: 'propose',
      module: 'crm',
    },
    {
      name: 'propose_stage',
      label: 'Propose a stage',
      kind: 'propose',
      module: 'sales',
    },
    {
      name: 'propose_next_step',
      label: 'Propose a next step',
      kind: 'propose',
      module: 'sales',
    },
    {
      name: 'propose_meeting',
      label: 'Propose a meeting',
      kind: 'propose',
      module: 'calendar',
    },
    {
      name: 'draft_email',
      label: 'Draft an email',
      kind: 'propose',
      module: 'crm',
    },
  ],
});
