/** The flag that the gate was passed: `authenticatedKey` of the workspace, whose code is not there yet. */
export const openKey = 'steps.authenticated';
/** The workspace's record. */
export const recordKey = 'steps.workspace';
/** How the page should look. */
export const lookKey = 'steps.appearance';
/** Whether the navigation shows its icons only. */
export const collapsedKey = 'steps.navigationCollapsed';

/** Whether this browser goes on without asking. */
export const isOpen = (): boolean => read(openKey) === 'true';

/** Whether somebody made a workspace here. */
export const hasWorkspace = (): boolean => read(recordKey) !== null;

/** Whether the navigation was shrunk to its icons. */
export const isCollapsed = (): boolean => read(collapsedKey) === 'true';

/** The theme that somebody chose; none where the system decides. */
export const chosenTheme = (): string | undefined => /"choice":"(light|dark)"/.exec(read(lookKey) ?? '')?.[1];

/** A browser that refuses its storage holds nothing; the program will say so. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
