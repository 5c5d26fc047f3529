import { type BenchEditor, partsOf } from './documents';

/** What the bench does within a page with an editor. Times in ms. */
const editorBench = {
  /** From the call that shows the editor until all parts are painted. */
  async open(count: number): Promise<number> {
    const from = performance.now();
    editor().open(partsOf(count));
    await until(() => textBlocks().length >= count * 2);
    return performance.now() - from;
  },
  /** From a change until the page says something else and is painted. */
  async changed(change: () => void): Promise<number> {
    // Puck writes a step into its history a moment after it is made.
    await new Promise((next) => setTimeout(next, 1_000));
    const before = words();
    const from = performance.now();
    change();
    await until(() => words() !== before);
    return performance.now() - from;
  },
  /** Selects a part and puts the caret to where its heading is typed. */
  async type(nth: number): Promise<void> {
    editor().select(nth);
    await until(() => editor().field() !== undefined);
    // Puck draws its fields once more after they are there: letters typed into the first ones would be lost.
    await new Promise((next) => setTimeout(next, 1_000));
    const field = editor().field();
    if (!field) throw new Error('Expected a field for the heading.');
    field.focus();
    const view = field.ownerDocument.defaultView ?? window;
    view.addEventListener(
      'keydown',
      ({ timeStamp }) => painted(() => typed.push(view.performance.now() - timeStamp)),
      true,
    );
    await until(() => true);
  },
  /** What was measured, once the page says what was typed: letters that reached no field would seem the fastest. */
  async paints(text: string): Promise<number[]> {
    await until(() => words().includes(text));
    return typed;
  },
  /** The middle of what a new part is dragged from. */
  async source(): Promise<{ x: number; y: number }> {
    await until(() => (editor().source()?.getBoundingClientRect().width ?? 0) > 0);
    const { left, top, width, height } = editor().source()?.getBoundingClientRect() ?? new DOMRect();
    return { x: left + width / 2, y: top + height / 2 };
  },
  parts: () => textBlocks().length,
  /** Notes every frame from now on. */
  watchFrames(): void {
    let last = performance.now();
    const next = () => {
      const now = performance.now();
      frames.push(now - last);
      last = now;
      watching = requestAnimationFrame(next);
    };
    watching = requestAnimationFrame(next);
  },
  /** Frames a second since they were watched. */
  frames(): number {
    cancelAnimationFrame(watching);
    return (frames.length * 1_000) / frames.reduce((sum, one) => sum + one, 0);
  },
  /** Frames a second while the page is scrolled evenly. */
  async scrolled(ms: number): Promise<number> {
    const scroller = editor().scroller();
    if (!scroller) throw new Error('Expected something that scrolls.');
    const from = performance.now();
    let frames = 0;
    const farthest = scroller.scrollHeight - scroller.clientHeight;
    while (performance.now() - from < ms) {
      scroller.scrollTop = ((performance.now() - from) / ms) * farthest;
      await new Promise((next) => requestAnimationFrame(next));
      frames += 1;
    }
    return (frames * 1_000) / (performance.now() - from);
  },
};

declare global {
  interface Window {
    editorBench: typeof editorBench;
  }
}
window.editorBench = editorBench;

/** From each key press to the paint after it, ms. */
const typed: number[] = [];
/** The length of each frame since they are watched, ms. */
const frames: number[] = [];
let watching = 0;
const editor = (): BenchEditor => window.editor;
const textBlocks = () => editor().page()?.querySelectorAll(editor().words) ?? [];
const words = () => [...textBlocks()].map(({ textContent }) => textContent).join('\n');

/** A message of a frame is delivered once the frame is painted. */
function painted(done: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    port2.postMessage(undefined);
  });
}

/** Resolves once something holds and the page is painted; rejects after a minute. */
async function until(holds: () => boolean): Promise<void> {
  const from = performance.now();
  while (!holds()) {
    if (performance.now() - from > 60_000) throw new Error('Expected the editor to be there within a minute.');
    await new Promise((next) => setTimeout(next));
  }
  await new Promise<void>((done) => painted(done));
}
