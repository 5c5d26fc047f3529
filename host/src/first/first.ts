import { chosenTheme, hasWorkspace, isOpen } from './stored';

// Runs within index.html, long before the program has come: shows what the first page will be, in the theme that was chosen.
const theme = chosenTheme();
if (theme) document.documentElement.dataset.theme = theme;

const root = document.getElementById('steps-root');
// A shared link may show a page to anybody.
const picture = isOpen() || window.location.hash.length > 1 ? 'steps-first-page' : 'steps-first-gate';
const template = document.getElementById(picture);
if (root && template instanceof HTMLTemplateElement) {
  root.append(template.content.cloneNode(true));
  // Who has a workspace is greeted by its name, which the program knows.
  if (hasWorkspace()) root.querySelector('[data-new]')?.remove();
}
