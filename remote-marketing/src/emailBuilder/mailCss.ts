import { onColour } from '../editor/blocksCss';
import type { Theme } from '../editor/document';
import { mailFonts, readMailTheme } from './mailTheme';

/** The theme as variables, for the outermost element of an email on the canvas and in thumbnails. */
export function mailVariables(given: Theme): Readonly<Record<string, string>> {
  const theme = readMailTheme(given);
  return {
    '--p-accent': theme.accent,
    '--p-on-accent': onColour(theme.accent),
    '--p-paper': theme.paper,
    '--p-tint': theme.tint,
    '--p-ink': theme.ink,
    '--p-backdrop': theme.backdrop,
    '--p-heading': mailFonts[theme.headingFont].stack,
    '--p-body': mailFonts[theme.bodyFont].stack,
    '--p-round': theme.rounding,
  };
}

/** How emails look while they are built: as near to what `mailMjml` writes as a page can be. */
export const mailCss = `
.e-page{padding:24px max(0px,(100% - 600px) / 2);background:var(--p-backdrop);color:var(--p-ink);font:400 16px/1.55 var(--p-body);overflow-wrap:break-word}
.e-page,.e-page *{box-sizing:border-box}
.e-page :is(h1,h2,h3,p,ul,hr){margin:0;max-inline-size:none;color:inherit;letter-spacing:0}
.e-page>[data-block]{background-color:var(--p-paper);padding:12px 24px}
.e-page>[data-block]+[data-block]{margin-block-start:-1px;border-block-start:1px solid transparent}
.e-page :is(h1,h2,h3){font-family:var(--p-heading);font-weight:700;line-height:1.25;text-wrap:wrap}
.e-page h1{font-size:30px}.e-page h2{font-size:22px}.e-page h3{font-size:18px}
.e-page [data-block][style*="font-size"] :is(h1,h2,h3){font-size:inherit}
.e-page .e-text{white-space:pre-line;unicode-bidi:plaintext;font:inherit}
.e-page .e-button-row{font:inherit}
.e-page .e-button{display:inline-block;padding:13px 24px;border-radius:var(--p-round);background:var(--p-button,var(--p-accent));color:var(--p-on-button,var(--p-on-accent));font:700 16px/1.3 var(--p-body)}
.e-page .e-picture{display:inline-block;inline-size:100%;block-size:auto;vertical-align:top}
.e-page .e-block:has(>.e-picture),.e-page .e-block:has(>.e-no-picture){text-align:center}
.e-page .e-no-picture{display:inline-grid;gap:6px;place-content:center;justify-items:center;inline-size:100%;aspect-ratio:4/3;max-block-size:220px;background:color-mix(in srgb,currentcolor 7%,transparent);color:inherit;font-size:13px}
.e-page .e-columns{display:grid;gap:24px;align-items:start}
.e-page>.e-columns{padding:24px}
.e-page .e-columns[data-align="middle"]{align-items:center}
.e-page .e-columns[data-columns="2"]{grid-template-columns:repeat(2,minmax(0,1fr))}
.e-page .e-columns[data-columns="3"]{grid-template-columns:repeat(3,minmax(0,1fr))}
.e-page .e-column{min-inline-size:0;min-block-size:40px}
.e-page .e-column>[data-block]{padding:8px 0}
.e-page .e-rule{border:0;border-block-start:1px solid #c9cfcd}
.e-page .e-rule[data-weight="2px"]{border-block-start:2px solid var(--p-accent)}
.e-page .e-rule[data-weight="4px"]{border-block-start:4px solid var(--p-accent)}
.e-page .e-spacer{block-size:32px}.e-page .e-spacer[data-height="16px"]{block-size:16px}.e-page .e-spacer[data-height="56px"]{block-size:56px}
.e-page .e-links{font-size:15px}.e-page .e-links span{margin-inline:6px}
.e-page .e-brand{font:700 20px/1.3 var(--p-heading)}
.e-page .e-logo{display:inline-block;inline-size:160px;max-inline-size:100%;block-size:auto}
.e-page .e-header .e-note{font-size:14px}
.e-page .e-footer{font-size:13px}
.e-page .e-footer .e-note{white-space:pre-line;font-size:13px}
.e-page .e-footer .e-note:first-child{font-weight:700}
.e-page .e-product h2{font-size:18px}
.e-page .e-product :is(h2,.e-text,.e-price,.e-button-row){margin-block-start:8px}
.e-page .e-product .e-text{font-size:15px}
.e-page .e-html{overflow:hidden;contain:layout paint}
`;
