import { type Breakpoints, onColour } from '../editor/blocksCss';
import type { Theme } from '../editor/document';
import { pageFonts, readTheme } from './pageTheme';

/** The theme as variables, for a page's outermost element. */
export function themeVariables(given: Theme): Readonly<Record<string, string>> {
  const theme = readTheme(given);
  return {
    '--p-accent': theme.accent ?? '',
    '--p-on-accent': onColour(theme.accent ?? '#000000'),
    '--p-paper': theme.paper ?? '',
    '--p-tint': theme.tint ?? '',
    '--p-ink': theme.ink ?? '',
    '--p-heading': pageFonts[theme.headingFont].stack,
    '--p-body': pageFonts[theme.bodyFont].stack,
    '--p-round': theme.rounding ?? '',
    '--p-width': theme.width ?? '',
  };
}

/** The look of all blocks. The same for every page: colours, fonts and measures are variables. */
export const pageCss = ({ tablet, mobile }: Breakpoints): string => `
.p-page{background:var(--p-paper);color:var(--p-ink);font:400 17px/1.6 var(--p-body);overflow-wrap:break-word;-webkit-font-smoothing:antialiased}
.p-page,.p-page *{box-sizing:border-box}
.p-page :is(h1,h2,h3,p,ul,figure,blockquote){margin:0;padding:0;max-inline-size:none}
.p-page :is(h1,h2,h3){font-family:var(--p-heading);font-weight:650;line-height:1.15;letter-spacing:-.015em;text-wrap:balance;color:inherit}
.p-page h1{font-size:clamp(2.25rem,1.2rem + 4.2cqi,3.75rem)}
.p-page h2{font-size:clamp(1.625rem,1.1rem + 2cqi,2.375rem)}
.p-page h3{font-size:1.1875rem;line-height:1.3;letter-spacing:0}
.p-page p{white-space:pre-line;unicode-bidi:plaintext;text-wrap:pretty}
.p-page ul{list-style:none}
.p-page :is(p,span,li,label,summary,figcaption,strong){font-family:inherit}
.p-page a{color:inherit;text-underline-offset:.2em}
.p-page img,.p-page svg{display:block;max-width:100%}
.p-page :focus-visible{outline:3px solid var(--p-accent);outline-offset:3px}
.p-page :is(.p-hero,.p-section,.p-cta,.p-prose,.p-nav,.p-footer,.p-columns){--p-side:max(24px,(100% - var(--p-width)) / 2);padding-inline:var(--p-side)}
.p-page .p-column :is(.p-hero,.p-section,.p-cta,.p-prose,.p-nav,.p-footer,.p-columns){--p-side:0px}
.p-page .p-column>[style]{--p-side:24px}
.p-page .p-hero{display:grid;gap:40px;justify-items:center;padding-block:88px;text-align:center}
.p-page .p-split{grid-template-columns:minmax(0,1.1fr) minmax(0,1fr);align-items:center;justify-items:stretch;gap:64px;text-align:start}
.p-page .p-hero-text{display:grid;gap:20px;justify-items:inherit;max-inline-size:40rem}
.p-page .p-split .p-hero-text{justify-items:start}
.p-page .p-eyebrow{color:var(--p-eyebrow,inherit);font-size:.9375rem;font-weight:600;letter-spacing:.01em}
.p-page .p-lead{font-size:1.1875rem;line-height:1.55;max-inline-size:38rem}
.p-page .p-actions{display:flex;flex-wrap:wrap;gap:12px 20px;align-items:center;justify-content:inherit;margin-block-start:8px}
.p-page .p-hero:not(.p-split) .p-actions{justify-content:center}
.p-page .p-note{font-size:.9375rem}
.p-page .p-button{display:inline-block;padding:13px 24px;border:0;border-radius:min(var(--p-round),999px);background:var(--p-button,var(--p-accent));color:var(--p-on-button,var(--p-on-accent));font:600 1rem/1.35 var(--p-body);text-align:center;text-decoration:none;cursor:pointer}
.p-page .p-button:hover{filter:brightness(.92)}
.p-page .p-picture{inline-size:100%;block-size:auto;border-radius:var(--p-round);object-fit:cover}
.p-page .p-art{inline-size:100%;block-size:auto;border-radius:var(--p-round)}
.p-page .p-hero:not(.p-split)>:is(.p-art,.p-picture){max-inline-size:46rem;max-block-size:25rem;object-fit:cover}
.p-page .p-section{display:grid;gap:40px;padding-block:72px}
.p-page .p-head{display:grid;gap:12px;justify-items:inherit}
.p-page .p-cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));gap:36px 40px}
.p-page .p-card{display:grid;gap:8px;align-content:start;justify-items:inherit}
.p-page .p-icon{inline-size:28px;block-size:28px;margin-block-end:4px;color:var(--p-icon,var(--p-accent))}
.p-page .p-quotes{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,18rem),1fr));gap:32px}
.p-page .p-quote{display:grid;gap:16px;align-content:start;padding-inline-start:20px;border-inline-start:3px solid var(--p-icon,var(--p-accent))}
.p-page .p-quote blockquote p{font:500 1.1875rem/1.5 var(--p-heading)}
.p-page .p-by{display:flex;flex-wrap:wrap;gap:0 10px;font-size:.9375rem}
.p-page .p-cta{display:grid;gap:18px;justify-items:center;padding-block:72px;text-align:center}
.p-page .p-form{display:grid;gap:18px;max-inline-size:34rem}
.p-page .p-field{display:grid;gap:6px}
.p-page .p-field label{font-size:.9375rem;font-weight:600}
.p-page .p-input{inline-size:100%;padding:11px 13px;border:1px solid color-mix(in srgb,currentcolor 55%,transparent);border-radius:min(var(--p-round),12px);background:#fff;color:#16191b;font:inherit;font-size:1rem}
.p-page .p-consent{display:flex;gap:10px;align-items:start;font-size:.9375rem}
.p-page .p-consent input{flex:none;inline-size:20px;block-size:20px;margin:2px 0 0;accent-color:var(--p-accent)}
.p-page .p-trap{position:absolute;inset-inline-start:-9999px;inline-size:1px;block-size:1px;overflow:hidden}
.p-page .p-form .p-button{justify-self:start}
.p-page .p-columns{display:grid;gap:40px;padding-block:40px}
.p-page .p-columns[data-align="center"]{align-items:center}
.p-page .p-columns[data-columns="2"]{grid-template-columns:repeat(2,minmax(0,1fr))}
.p-page .p-columns[data-columns="3"]{grid-template-columns:repeat(3,minmax(0,1fr))}
.p-page .p-columns[data-columns="4"]{grid-template-columns:repeat(4,minmax(0,1fr))}
.p-page .p-column{display:grid;gap:20px;align-content:start;min-inline-size:0}
.p-page .p-column :is(.p-section,.p-prose,.p-cta,.p-hero){padding-block:0}
.p-page .p-prose{display:grid;gap:14px;padding-block:32px}
.p-page .p-prose>p{max-inline-size:68ch}
.p-page .p-caption{margin-block-start:8px;font-size:.875rem}
.p-page .p-plans{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));gap:24px;align-items:stretch}
.p-page .p-plan{display:grid;grid-template-rows:auto auto 1fr auto;gap:14px;padding:28px;border:1px solid color-mix(in srgb,currentcolor 22%,transparent);border-radius:calc(var(--p-round) * 1.25)}
.p-page .p-best{border:2px solid var(--p-accent)}
.p-page .p-price strong{font:650 2.25rem/1.1 var(--p-heading);letter-spacing:-.02em}
.p-page .p-ticks{display:grid;gap:8px;align-content:start;font-size:.9688rem}
.p-page .p-ticks li{position:relative;padding-inline-start:26px}
.p-page .p-ticks li::before{position:absolute;inset-block-start:.42em;inset-inline-start:3px;inline-size:7px;block-size:12px;border:solid var(--p-icon,var(--p-accent));border-width:0 2px 2px 0;rotate:40deg;content:""}
.p-page .p-faq{display:grid;max-inline-size:46rem}
.p-page .p-question{padding-block:16px;border-block-end:1px solid color-mix(in srgb,currentcolor 20%,transparent)}
.p-page .p-question summary{font-weight:600;cursor:pointer}
.p-page .p-question p{margin-block-start:10px;max-inline-size:62ch}
.p-page .p-gallery{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,14rem),1fr));gap:20px}
.p-page .p-gallery :is(.p-picture,.p-art){aspect-ratio:4/3}
.p-page .p-video{position:relative;display:block;text-decoration:none}
.p-page .p-play{position:absolute;inset:auto auto 20px 20px;padding:10px 18px;border-radius:999px;background:#111;color:#fff;font-weight:600}
.p-page .p-logos{display:flex;flex-wrap:wrap;gap:20px 44px;align-items:center;font:600 1.125rem var(--p-heading)}
.p-page .p-logos .p-picture{inline-size:auto;max-block-size:40px;border-radius:0}
.p-page .p-section:has(>.p-logos){gap:18px;padding-block:36px}
.p-page .p-figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,10rem),1fr));gap:28px}
.p-page .p-figure{display:grid;gap:2px}
.p-page .p-value{font:650 clamp(2rem,1.2rem + 2.6cqi,3rem)/1.1 var(--p-heading);letter-spacing:-.02em}
.p-page .p-nav{display:flex;flex-wrap:wrap;gap:10px 32px;align-items:center;padding-block:18px}
.p-page .p-brand{font:650 1.1875rem/1.3 var(--p-heading)}
.p-page .p-brand a{text-decoration:none}
.p-page .p-logo{block-size:40px;inline-size:auto;max-inline-size:min(14rem,60cqi);object-fit:contain;object-position:left}.p-page:dir(rtl) .p-logo{object-position:right}
.p-page .p-nav nav{margin-inline-start:auto}
.p-page .p-links{display:flex;flex-wrap:wrap;gap:8px 24px;font-size:.9688rem}
.p-page .p-links a{display:inline-block;padding-block:4px;text-decoration:none}
.p-page .p-links a:hover{text-decoration:underline}
.p-page .p-links a[aria-current]{text-decoration:underline;text-decoration-thickness:2px}
.p-page .p-nav .p-button{padding:9px 18px;font-size:.9375rem}
.p-page .p-footer{display:flex;flex-wrap:wrap;gap:24px 48px;justify-content:space-between;align-items:end;padding-block:44px}
.p-page .p-footer>div{display:grid;gap:6px}
.p-page [data-height="1rem"]{block-size:1rem}.p-page [data-height="2rem"]{block-size:2rem}.p-page [data-height="4rem"]{block-size:4rem}.p-page [data-height="6rem"]{block-size:6rem}
${tablet}{.p-page .p-hero{padding-block:64px}.p-page .p-split{gap:36px}.p-page .p-section,.p-page .p-cta{padding-block:56px}.p-page .p-columns[data-columns="4"]{grid-template-columns:repeat(2,minmax(0,1fr))}}
${mobile}{.p-page .p-split,.p-page .p-columns[data-columns]{grid-template-columns:minmax(0,1fr)}.p-page .p-hero{padding-block:44px;gap:32px}.p-page .p-section,.p-page .p-cta{padding-block:44px;gap:28px}.p-page .p-nav nav{margin-inline-start:0;order:3;inline-size:100%}.p-page .p-nav .p-button{margin-inline-start:auto}.p-page .p-hero .p-button,.p-page .p-form .p-button{inline-size:100%}.p-page .p-actions>*{flex:1 0 100%}}
`;
