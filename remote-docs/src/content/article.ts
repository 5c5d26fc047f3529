/** Text within a line. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly inside: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  /** A key of the keyboard, `<kbd>Ctrl</kbd>` in the source. */
  | { readonly kind: 'key'; readonly text: string }
  /** `href` is an address of the product, `https:` or `mailto:`. */
  | { readonly kind: 'link'; readonly href: string; readonly inside: readonly Inline[] };

/** A part of an article, one below the other. */
export type Block =
  | { readonly kind: 'heading'; readonly depth: 2 | 3; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly inside: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'code'; readonly language: string; readonly text: string }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  | { readonly kind: 'note'; readonly tone: 'note' | 'tip' | 'warning'; readonly blocks: readonly Block[] }
  | {
      readonly kind: 'picture';
      readonly alt: string;
      /** Addresses of the picture in light and in dark. */
      readonly light: string;
      readonly dark: string;
      /** Pixels of the file. */
      readonly width: number;
      readonly height: number;
    };

/** One Markdown file of `content/`. */
export interface Article {
  /** The file's name; also its address. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** How long it takes, minutes: of guides. */
  readonly minutes?: number;
  /** Of an integration guide: easy, medium or advanced. */
  readonly complexity?: string;
  /** Other words that find it. */
  readonly keywords?: readonly string[];
  /** What it explains: module ids and paths of pages, whose "?" opens it. */
  readonly explains?: readonly string[];
  /** Rows that a page draws in its own way: testimonials, phases of the roadmap. */
  readonly items?: readonly Readonly<Record<string, string | number>>[];
  readonly blocks: readonly Block[];
}

/** A heading of `contents.md` with the articles listed below it. */
export interface ArticleGroup {
  readonly id: string;
  readonly title: string;
  readonly articles: readonly Article[];
}

/** A folder of `content/`, in the order of its `contents.md`. */
export interface ArticleFolder {
  readonly title: string;
  readonly groups: readonly ArticleGroup[];
}
