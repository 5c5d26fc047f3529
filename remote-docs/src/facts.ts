import { paths } from '@steps/platform/paths';
import { defineRemote } from '@steps/platform/remote';

/** What this remote says of itself; the build writes `remote.json` and the addresses from it. */
export const facts = defineRemote({
  name: 'remote-docs',
  title: 'Help and documentation',
  icon: 'book',
  modules: {
    help: {
      title: 'Help',
      heading: 'Help Centre',
      purpose: 'Guides, answers and a way to reach us.',
      icon: 'help',
      group: 'manage',
    },
  },
  pages: {
    help: {
      path: paths.help.path,
      title: 'Help Centre',
      purpose: 'Guides, answers and a way to reach us.',
      open: true,
    },
    documentation: {
      path: paths.documentation.path,
      title: 'Documentation',
      purpose: 'How to connect Steps to other software, and what happens to your data.',
      open: true,
      nav: {
        icon: 'book',
        group: 'manage',
      },
    },
    architecture: {
      path: paths.architecture.path,
      title: 'System Architecture',
      purpose: 'The plan of the product, and what this copy is really made of.',
      open: true,
    },
    about: {
      path: paths.about.path,
      title: 'About',
      open: true,
    },
    pricing: {
      path: paths.pricing.path,
      title: 'Pricing',
      purpose:
        'One subscription with everything in it, help at the start if you want it, and a programme for agencies.',
      open: true,
    },
  },
  palette: true,
  help: true,
  tools: [
    {
      name: 'search_help',
      label: 'Search help',
      kind: 'read',
      module: 'help',
    },
  ],
});
