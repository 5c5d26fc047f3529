/** One part of the measured page: a heading and a paragraph, as all three editors know them. */
export interface Part {
  readonly title: string;
  readonly text: string;
}

export const partsOf = (count: number): Part[] =>
  Array.from({ length: count }, (_, nth) => ({
    title: `Part ${nth + 1}`,
    text: 'The oven is warm at four, and the first loaves are out at six. Come early: by nine the rye is gone.',
  }));

/** What the bench asks of an editor that is open. Places are among the parts of the page. */
export interface BenchEditor {
  /** Shows the editor with these parts. */
  open(parts: readonly Part[]): void;
  /** Where the page is drawn: a document of its own in some editors. */
  page(): Document | undefined;
  /** The headings and paragraphs of the page. */
  readonly words: string;
  /** What scrolls the page. */
  scroller(): Element | undefined;
  add(): void;
  move(from: number, to: number): void;
  undo(): void;
  /** Selects a part, so that its heading can be typed. */
  select(nth: number): void;
  /** Where the heading of the selected part is typed. */
  field(): HTMLElement | undefined;
  /** The entry of the library that a new part is dragged from. */
  source(): Element | undefined;
}

declare global {
  interface Window {
    editor: BenchEditor;
  }
}

/** The element that editors are shown in. */
export function stage(): HTMLElement {
  document.documentElement.style.height = '100%';
  document.body.style.cssText = 'margin: 0; block-size: 100vh; display: flex; flex-direction: column';
  const element = document.createElement('div');
  element.style.cssText = 'flex: 1; min-block-size: 0; display: flex; flex-direction: column';
  document.body.replaceChildren(element);
  return element;
}
