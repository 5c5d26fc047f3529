import { defineRemote } from '@steps/shared';
import { notBuiltYetParts } from '@steps/shared/ui';
import facts from '../remote.json';

/** The only door of this remote: what it offers, each page loaded when it is first shown. */
export default defineRemote({
  name: facts.name,
  ...notBuiltYetParts(facts),
  tasks: async () => (await import('./tasks')).tasks,
  sample: async () => (await import('./sample')).sample,
});
