import { contrast } from '@steps/platform/ui';
import { type Device, devices, type EditorDocument } from './document';
import { colourText, type Styles, sidesText } from './styles';
import { hiddenOn } from './visibilityRules';

/** Where the smaller screens begin: the file asks the window, the canvas and thumbnails ask their frame. */
export interface Breakpoints {
  readonly tablet: string;
  readonly mobile: string;
  /** Each screen alone. */
  readonly only: Readonly<Record<Device, string>>;
}
const only = (asks: string): Breakpoints['only'] => ({
  desktop: `${asks} (min-width: 1024px)`,
  tablet: `${asks} (min-width: 640px) and (max-width: 1023.98px)`,
  mobile: `${asks} (max-width: 639.98px)`,
});
export const windowBreakpoints: Breakpoints = {
  tablet: '@media (max-width: 1023.98px)',
  mobile: '@media (max-width: 639.98px)',
  only: only('@media'),
};

export const frameBreakpoints: Breakpoints = {
  tablet: '@container page (max-width: 1023.98px)',
  mobile: '@container page (max-width: 639.98px)',
  only: only('@container page'),
};

/** Black or white, whichever is read better on a colour. */
export const onColour = (colour: string): string =>
  contrast('#ffffff', colour) >= contrast('#111111', colour) ? '#ffffff' : '#111111';

/** What single blocks say of their own look. `scope` keeps pages apart that are on the screen together. */
export function blocksCss(document: EditorDocument, breakpoints: Breakpoints, scope: string): string {
  const rules: string[] = [];
  const smaller: Record<'tablet' | 'mobile', string[]> = { tablet: [], mobile: [] };
  const away: Record<Device, string[]> = { desktop: [], tablet: [], mobile: [] };
  for (const [id, node] of Object.entries(document.nodes)) {
    const selector = `${scope} [data-block="${id}"]`;
    const own = declarations(node.styles);
    if (own) rules.push(`${selector}{${own}}`);
    for (const device of ['tablet', 'mobile'] as const) {
      const styles = node[device];
      const there = styles && declarations(styles);
      if (there) smaller[device].push(`${selector}{${there}}`);
    }
    const hidden = devices.filter((device) => hiddenOn(node)[device]);
    // Never undone by another rule: how a block is laid out where it is shown is its own.
    if (hidden.length === devices.length) rules.push(`${selector}{display:none!important}`);
    else for (const device of hidden) away[device].push(`${selector}{display:none!important}`);
  }
  return [
    ...rules,
    ...(['tablet', 'mobile'] as const).flatMap((device) =>
      smaller[device].length > 0 ? [`${breakpoints[device]}{${smaller[device].join('')}}`] : [],
    ),
    ...devices.flatMap((device) =>
      away[device].length > 0 ? [`${breakpoints.only[device]}{${away[device].join('')}}`] : [],
    ),
  ].join('\n');
}

/** On the accent a button would be lost: it takes the colour of the text there, as the email that leaves does. */
const buttonOn = (background: string, text: string | undefined): string =>
  background === 'accent'
    ? `--p-button:${colourText(text ?? 'ink')};--p-on-button:var(--p-accent)`
    : '--p-button:var(--p-accent);--p-on-button:var(--p-on-accent)';

const known = new WeakMap<Styles, string>();

/** What styles say as CSS: worked out once for each, as all blocks are asked with every edit. */
function declarations(styles: Styles): string {
  const before = known.get(styles);
  if (before !== undefined) return before;
  const found = written(styles);
  known.set(styles, found);
  return found;
}

function written(styles: Styles): string {
  const { backgroundColor, textColor, padding, margin, textAlign, fontSize, fontWeight } = styles;
  const dark = backgroundColor === 'ink' || backgroundColor === 'accent';
  const lines = [
    backgroundColor && `background-color:${colourText(backgroundColor)}`,
    textColor && `color:${colourText(textColor)}`,
    dark && `--p-icon:currentcolor`,
    backgroundColor && buttonOn(backgroundColor, textColor),
    padding !== undefined && `padding:${sidesText(padding)}`,
    margin !== undefined && `margin:${sidesText(margin)}`,
    textAlign && `text-align:${textAlign};justify-items:${textAlign}`,
    fontSize && `font-size:${fontSize}`,
    fontWeight && `font-weight:${fontWeight}`,
  ];
  return lines.filter(Boolean).join(';');
}
