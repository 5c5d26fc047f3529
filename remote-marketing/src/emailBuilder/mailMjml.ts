import type { BlockNode, EditorDocument } from '../editor/document';
import { documentLanguage } from '../editor/documentLanguage';
import { branch, nodeOf } from '../editor/documentRules';
import { escaped } from '../editor/staticHtml';
import { colourValue, type Styles } from '../editor/styles';
import { hiddenOn, isNowhere } from '../editor/visibilityRules';
import type { Direction } from '../language/languageRules';
import { mailAddress } from '../links/addressRules';
import { emailBlocks } from './blocks';
import type { Look } from './emailBlock';
import { type MailTheme, mailFonts, readMailTheme } from './mailTheme';

interface MjmlOptions {
  readonly title: string;
  /** What an inbox shows beside the subject. */
  readonly preheader: string;
  /** Blocks that this reader does not get. */
  readonly hidden?: ReadonlySet<string>;
}

/** Where a phone begins, for MJML and for the styles of single blocks. px. */
const phone = 480;

/** What lies behind a block and what its text looks like, from above. */
interface Around {
  readonly colour: string;
  readonly background: string;
  readonly plain: boolean;
  readonly dir: Direction;
}

/** The email as MJML: sections of tables, with everything on each element, as mail programs need it. */
export function mailMjml(document: EditorDocument, { title, preheader, hidden = new Set() }: MjmlOptions): string {
  const theme = readMailTheme(document.theme);
  const { lang, dir } = documentLanguage(document, emailBlocks);
  const around: Around = { dir, colour: theme.ink, background: theme.paper, plain: true };
  const top = nodeOf(document, document.root).children.filter((id) => !isLeftOut(nodeOf(document, id), hidden, id));
  const sections = top.map((id) => section(document, id, theme, around, hidden)).join('\n');
  return `<mjml lang="${lang}" dir="${dir}">
<mj-head>
<mj-title>${escaped(title.trim() || 'Email')}</mj-title>
<mj-preview>${escaped(preheader)}</mj-preview>
<mj-breakpoint width="${phone}px" />
<mj-attributes><mj-all font-family="${mailFonts[theme.bodyFont].stack}" padding="0" /></mj-attributes>
<mj-raw><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"></mj-raw>
<mj-style>${deviceCss(document)}</mj-style>
<mj-style>${darkCss}</mj-style>
</mj-head>
<mj-body width="600px" background-color="${theme.backdrop}" css-class="d-back">
${sections}
</mj-body>
</mjml>`;
}

/** Hidden from this reader, or from everybody. */
const isLeftOut = (node: BlockNode, hidden: ReadonlySet<string>, id: string): boolean =>
  hidden.has(id) || isNowhere(node);

/** Dark paper for mail programs that ask for it; what has colours of its own keeps them. */
const darkCss = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.d-back,body,body>div[role=article]{background:#101213!important}
.d-paper,.d-paper>table{background:#1b1f20!important}
.d-tint,.d-tint>table{background:#23292a!important}
.d-ink>div,.d-ink h1,.d-ink h2,.d-ink h3,.d-ink p{color:#eef1f0!important}
.d-ink>div a{color:#8fd0da!important}
}`;

function section(
  document: EditorDocument,
  id: string,
  theme: MailTheme,
  around: Around,
  hidden: ReadonlySet<string>,
): string {
  const node = nodeOf(document, id);
  const own = aroundOf(node.styles, theme, {
    ...around,
    plain: around.plain && !branch(document, id).some((at) => hasOwnColours(nodeOf(document, at))),
  });
  const classes = [own.plain ? backClass(node.styles) : '', `s-${id}`].filter(Boolean).join(' ');
  const space = outer(node.styles, theme);
  const attributes = { 'background-color': own.background, padding: '0', direction: own.dir, 'css-class': classes };
  if (node.kind === 'columns') {
    const padding = insides(node.styles, '24px');
    const shown = node.children.filter((child) => !isLeftOut(nodeOf(document, child), hidden, child));
    const align = node.content.align === 'middle' ? 'middle' : 'top';
    const parts = shown.map((child, nth) => {
      const column = nodeOf(document, child);
      const inside = aroundOf(column.styles, theme, own);
      const leaves = column.children
        .filter((one) => !isLeftOut(nodeOf(document, one), hidden, one))
        .flatMap((one) => blockLeaves(document, one, theme, inside, columnGap(nth === 0, own.dir)));
      const face = column.styles.backgroundColor ? { 'background-color': inside.background } : {};
      return tag('mj-column', { 'vertical-align': align, 'css-class': 'c-column', ...face }, leaves.join('\n'));
    });
    const sides = { ...attributes, padding: `${padding.top} ${padding.right} ${padding.bottom} ${padding.left}` };
    return `${space.above}${tag('mj-section', { ...sides, 'css-class': `${classes} c-columns b-${id}` }, parts.join('\n'))}${space.below}`;
  }
  const leaves = blockLeaves(document, id, theme, { ...around, plain: own.plain });
  if (leaves.length === 0) return '';
  return `${space.above}${tag('mj-section', attributes, tag('mj-column', {}, leaves.join('\n')))}${space.below}`;
}

/** What keeps a column off the next: the first has it on its far side, the others on their near one. */
const columnGap = (first: boolean, dir: Direction): string =>
  first === (dir === 'ltr') ? `0 ${first ? 24 : 12}px 0 0` : `0 0 0 ${first ? 24 : 12}px`;

const hasOwnColours = ({ kind, content }: BlockNode): boolean => emailBlocks.get(kind)?.ownColours?.(content) ?? false;

const backClass = ({ backgroundColor }: Styles): string =>
  backgroundColor === undefined || backgroundColor === 'paper' ? 'd-paper' : backgroundColor === 'tint' ? 'd-tint' : '';

function aroundOf(styles: Styles, theme: MailTheme, around: Around): Around {
  const { backgroundColor, textColor } = styles;
  const isPlainBack = backgroundColor === undefined || backgroundColor === 'paper' || backgroundColor === 'tint';
  const isPlainText = textColor === undefined || textColor === 'ink';
  return {
    colour: textColor ? colourValue(textColor, theme) : around.colour,
    background: backgroundColor ? colourValue(backgroundColor, theme) : around.background,
    plain: around.plain && isPlainBack && isPlainText,
    dir: around.dir,
  };
}

/** A block as elements of a column. `gap` is what keeps it off its neighbours in columns. */
function blockLeaves(document: EditorDocument, id: string, theme: MailTheme, around: Around, gap?: string): string[] {
  const { kind, content, styles } = nodeOf(document, id);
  const block = emailBlocks.get(kind);
  if (!block) return [];
  const own = aroundOf(styles, theme, around);
  const look: Look = {
    colour: own.colour,
    background: own.background,
    align: styles.textAlign,
    size: styles.fontSize ? px(styles.fontSize) : undefined,
    weight: styles.fontWeight,
    plain: own.plain,
    start: own.dir === 'rtl' ? 'right' : 'left',
  };
  const inset = insides(styles, gap === undefined ? '12px' : '8px');
  const [, right, , left] = gap?.split(' ') ?? [];
  const leaves = block.leaves({ content, theme, look });
  return leaves.map((leaf, nth) => {
    const first = nth === 0;
    const last = nth === leaves.length - 1;
    const padding = [
      first ? inset.top : `${leaf.space ?? 0}px`,
      right ?? inset.right,
      last ? inset.bottom : '0',
      left ?? inset.left,
    ].join(' ');
    const classes = [`b-${id}`, first ? 'b-first' : '', last ? 'b-last' : '', own.plain ? 'd-ink' : ''];
    return tag(
      leaf.tag,
      {
        ...leaf.attributes,
        padding,
        'css-class': classes.filter(Boolean).join(' '),
        ...(gap !== undefined && styles.backgroundColor ? { 'container-background-color': own.background } : {}),
      },
      leaf.inner,
    );
  });
}

interface Sides {
  readonly top: string;
  readonly right: string;
  readonly bottom: string;
  readonly left: string;
}

/** Space inside a block; without any of its own what keeps blocks in line with each other. */
function insides({ padding }: Styles, upright: string): Sides {
  if (padding === undefined) return { top: upright, right: '24px', bottom: upright, left: '24px' };
  if (typeof padding === 'string') {
    const all = `${px(padding)}px`;
    return { top: all, right: all, bottom: all, left: all };
  }
  const side = (value: string | undefined) => `${value ? px(value) : 0}px`;
  return { top: side(padding.top), right: side(padding.right), bottom: side(padding.bottom), left: side(padding.left) };
}

/** Sections have no margin: space outside is a section of its own, in the colour behind the email. */
function outer({ margin }: Styles, theme: MailTheme): { above: string; below: string } {
  const all = typeof margin === 'string' ? margin : undefined;
  const empty = (height: number) =>
    height > 0
      ? `${tag('mj-section', { 'background-color': theme.backdrop, padding: '0', 'css-class': 'd-back' }, tag('mj-column', {}, tag('mj-spacer', { height: `${height}px` })))}\n`
      : '';
  const { top, bottom } = typeof margin === 'object' ? margin : { top: all, bottom: all };
  return { above: empty(top ? px(top) : 0), below: empty(bottom ? px(bottom) : 0) };
}

/** A length in px; mail programs know no other that is safe. */
export function px(length: string): number {
  const [, digits = '0', unit] = /^([\d.]+)(px|rem|em|%|vw)?$/u.exec(length) ?? [];
  const value = Number(digits);
  return Math.round(unit === 'rem' || unit === 'em' ? value * 16 : unit === '%' || unit === 'vw' ? value * 6 : value);
}

/** What single blocks say for phones, and what is only on computers or only on phones. */
function deviceCss(document: EditorDocument): string {
  const small: string[] = ['.c-columns .c-column>table{margin-bottom:16px}'];
  const always: string[] = [];
  for (const [id, { kind, styles, tablet, mobile, children }] of Object.entries(document.nodes)) {
    const { desktop, mobile: onPhones } = hiddenOn({ styles, tablet, mobile });
    const all = [`.b-${id}`, ...children.map((child) => `.b-${child}`)].join(',');
    if (desktop && !onPhones) {
      // Hidden by the plain rule, as some programs for computers know no other; shown again where a phone asks.
      always.push(`${all}{display:none;mso-hide:all}`);
      small.push(`${all}{display:${kind === 'columns' ? 'block' : 'table-cell'}!important}`);
    } else if (onPhones && !desktop) small.push(`${all}{display:none!important}`);
    if (!mobile) continue;
    const scope = kind === 'columns' ? `.s-${id}` : `.b-${id}`;
    const { textAlign, fontSize, fontWeight, textColor, backgroundColor, padding } = mobile;
    const words = [
      textAlign && `text-align:${textAlign}!important`,
      fontSize && `font-size:${px(fontSize)}px!important`,
      fontWeight && `font-weight:${fontWeight}!important`,
      textColor && `color:${colourValue(textColor, document.theme)}!important`,
    ].filter(Boolean);
    if (words.length > 0) small.push(`${scope} div,${scope} h1,${scope} h2,${scope} h3{${words.join(';')}}`);
    if (backgroundColor)
      small.push(`.s-${id},${scope}{background:${colourValue(backgroundColor, document.theme)}!important}`);
    if (padding !== undefined) {
      const { top, right, bottom, left } = insides({ padding }, '0');
      small.push(
        `${scope}{padding-left:${left}!important;padding-right:${right}!important}`,
        `${scope}.b-first{padding-top:${top}!important}`,
        `${scope}.b-last{padding-bottom:${bottom}!important}`,
      );
    }
  }
  return [...always, `@media (max-width:${phone}px){${small.join('')}}`].join('\n');
}

const tag = (name: string, attributes: Readonly<Record<string, string | undefined>>, inner = ''): string => {
  const all = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escaped(value)}"`],
  );
  return `<${name}${all.join('')}>${inner}</${name}>`;
};

/** The way out of the email: an address that its footer names, for mail programs to offer beside the sender. */
export function unsubscribeOf(document: EditorDocument): string {
  for (const { kind, content } of Object.values(document.nodes))
    if (kind === 'footer' && typeof content.link === 'string') return mailAddress(content.link);
  return '';
}
