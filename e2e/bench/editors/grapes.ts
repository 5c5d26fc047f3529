import grapesjs, { type Editor } from 'grapesjs';
import 'grapesjs/dist/css/grapes.min.css';
import { type Part, stage } from './documents';

let open: Editor | undefined;
const editor = (): Editor => {
  if (!open) throw new Error('Expected an open page.');
  return open;
};
const parts = () => editor().getWrapper()?.components();
const html = ({ title, text }: Part) => `<section><h2>${title}</h2><p>${text}</p></section>`;

window.editor = {
  open(all) {
    open = grapesjs.init({
      container: stage(),
      height: '100%',
      storageManager: false,
      telemetry: false,
      components: all.map(html).join(''),
      blockManager: {
        blocks: [{ id: 'text', label: 'Text', content: html({ title: 'New part', text: 'Write here.' }) }],
      },
    });
  },
  page: () => open?.Canvas.getDocument() ?? undefined,
  words: 'section > :is(h2, p)',
  scroller: () => open?.Canvas.getDocument()?.scrollingElement ?? undefined,
  add: () => void editor().addComponents(html({ title: 'New part', text: 'Write here.' }), { at: 1 }),
  move: (from, to) => {
    const wrapper = editor().getWrapper();
    if (wrapper) parts()?.at(from).move(wrapper, { at: to });
  },
  undo: () => editor().UndoManager.undo(),
  select(nth) {
    const heading = parts()?.at(nth).components().at(0);
    if (!heading) throw new Error('Expected a heading.');
    editor().select(heading);
    heading.trigger('active');
  },
  field: () => editor().Canvas.getDocument()?.querySelector<HTMLElement>('h2[contenteditable="true"]') ?? undefined,
  source() {
    editor().runCommand('open-blocks');
    return document.querySelector('.gjs-block') ?? undefined;
  },
};
