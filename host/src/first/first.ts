import { pathInApplication } from '@steps/platform/base';
import { fetchEarlyList } from '../federation/earlyList';
import { chosenTheme, hasWorkspace, isCollapsed, isOpen } from './stored';
import { awaitWords, showWords, wordsAt } from './words';

// Runs within index.html, long before the program has come: shows what the first page will be, in the theme that was chosen.
const theme = chosenTheme();
if (theme) document.documentElement.dataset.theme = theme;

/** A list that has not come after this long says nothing any more (ms). */
const listTimeout = 10_000;

const root = document.getElementById('steps-root');
// A shared link may show a page to anybody.
const picture = isOpen() || window.location.hash.length > 1 ? 'steps-first-page' : 'steps-first-gate';
const template = document.getElementById(picture);
if (root && template instanceof HTMLTemplateElement) {
  root.append(template.content.cloneNode(true));
  // Who has a workspace is greeted by its name, which the program knows.
  if (hasWorkspace()) root.querySelector('[data-new]')?.remove();
  if (isOpen()) {
    root.querySelector('[data-frame]')?.toggleAttribute('data-collapsed', isCollapsed());
    void sayWhatComes(root);
  } else {
    // A shared page has no navigation around it.
    for (const part of root.querySelectorAll('[data-frame]')) part.remove();
  }
}

/** The words of the page: the host's own at once, those of a remote with the list of remotes. */
async function sayWhatComes(skeleton: HTMLElement): Promise<void> {
  const { search } = window.location;
  const pathname = pathInApplication(window.location.pathname);
  const own = wordsAt(pathname, search);
  if (own) return showWords(skeleton, own);
  awaitWords(skeleton, true);
  const text = await fetchEarlyList(listTimeout);
  awaitWords(skeleton, false);
  try {
    const { remotes } = JSON.parse(text ?? '{}');
    const words = wordsAt(pathname, search, remotes);
    if (words) showWords(skeleton, words);
  } catch {
    // The program tells what is wrong with the list.
  }
}
