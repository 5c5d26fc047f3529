import { blocksCss, frameBreakpoints } from '../editor/blocksCss';
import { Canvas } from '../editor/Canvas';
import { deviceSizes } from '../editor/deviceSizes';
import type { EditorDocument } from '../editor/document';
import { p } from './blocks/pageClasses';
import { pageCss, themeVariables } from './pageCss';

/** How wide the canvas is on each device, px. */
const widths = {
  desktop: deviceSizes.desktop.width,
  tablet: deviceSizes.tablet.width,
  mobile: deviceSizes.mobile.width,
};
/** The look of all blocks. */
const look = pageCss(frameBreakpoints);
/** What people changed of single blocks. */
const ownLook = (document: EditorDocument) => blocksCss(document, frameBreakpoints, '[data-canvas-page]');

/** A page on the canvas; `still`: to be looked at, not edited. */
export const PageCanvas = ({ still }: { readonly still: boolean }) => (
  <Canvas look={look} blocksCss={ownLook} pageClass={p.page} variables={themeVariables} widths={widths} still={still} />
);
