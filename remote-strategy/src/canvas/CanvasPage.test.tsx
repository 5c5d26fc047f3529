// @vitest-environment page
import { RuleError, undo } from '@steps/platform';
import { notify, Overlays } from '@steps/platform/ui';
import { aiResult, approveAiResult, MemoryRouter, openMemoryStore } from '@steps/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CanvasPage } from './CanvasPage';
import { type CanvasItem, canvases } from './canvas';
import { canvasKind } from './canvasKinds';
import { takeOver } from './canvasState';

const item = (id: string, area: string, text: string): CanvasItem => ({ id, area, text });
const filled = {
  id: 'swot',
  items: [
    item('a', 'Strengths', 'Regulars come back'),
    item('b', 'Strengths', 'Oak from the valley'),
    item('c', 'Threats', 'A cheaper rival'),
  ],
  updatedAt: '2026-11-01T09:00:00.000Z',
};
const proposal = aiResult({
  id: 'ai1',
  kind: 'analysis-phase',
  about: { collection: 'frameworkBoards', id: 'swot' },
  output:
    'Summary.\n\n## Strengths\n- Regulars come back\n- Known for care (assumption)\n\n## Threats\n- Oak gets dearer (evidence 1)',
});

async function open(records: Parameters<typeof openMemoryStore>[0] = { frameworkBoards: [filled] }, board = 'swot') {
  await openMemoryStore(records);
  render(
    <MemoryRouter initialEntries={[`/framework-boards?board=${board}`]}>
      <CanvasPage />
      <Overlays />
    </MemoryRouter>,
  );
  return userEvent.setup();
}
const field = (title: string) => screen.findByRole('list', { name: `Points under ${title}` });
const textsIn = async (title: string) =>
  within(await field(title))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(() => notify.clear());
afterEach(cleanup);

describe('a framework board', () => {
  it('is filled by typing and Enter, each field by itself', async () => {
    const user = await open({});
    await user.type(await screen.findByRole('textbox', { name: 'Add to Strengths' }), 'Oak from the valley{Enter}');
    await user.type(screen.getByRole('textbox', { name: 'Add to Threats' }), 'A cheaper rival{Enter}');
    expect(await textsIn('Strengths')).toEqual(['Oak from the valley']);
    expect(canvases.get('swot')?.items.map(({ area }) => area)).toEqual(['Strengths', 'Threats']);
  });

  it('has its points edited in place: Enter saves, Esc leaves them as they were', async () => {
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'A cheaper rival' }));
    const words = screen.getByRole('textbox', { name: 'Words of A cheaper rival' });
    await user.clear(words);
    await user.type(words, 'A rival online{Enter}');
    expect(await textsIn('Threats')).toEqual(['A rival online']);
    await user.click(screen.getByRole('button', { name: 'A rival online' }));
    await user.type(screen.getByRole('textbox', { name: 'Words of A rival online' }), ' too{Escape}');
    expect(await textsIn('Threats')).toEqual(['A rival online']);
  });

  it('has its points moved and removed by keys, with the focus kept, and undone', async () => {
    const user = await open();
    (await screen.findByRole('button', { name: 'Move Oak from the valley' })).focus();
    await user.keyboard('{ArrowUp}');
    expect(await textsIn('Strengths')).toEqual(['Oak from the valley', 'Regulars come back']);
    await user.keyboard('{ArrowRight}');
    expect(await textsIn('Weaknesses')).toEqual(['Oak from the valley']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Oak from the valley' }));
    await user.keyboard('{Delete}');
    expect(await textsIn('Weaknesses')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await textsIn('Weaknesses')).toEqual(['Oak from the valley']);
  });

  it('is printed once there is something on it', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
    cleanup();
    await open({});
    expect((await screen.findByRole('button', { name: 'Print' })).hasAttribute('disabled')).toBe(true);
  });

  it('of the strategy canvas draws you against the others once two factors have scores', async () => {
    const scored = (id: string, text: string, own: number) => ({ ...item(id, 'Factors', text), own, others: 3 });
    const items = [scored('a', 'Price', 2), scored('b', 'Care', 5)];
    const canvas = { ...filled, id: 'strategy-canvas', items };
    await open({ frameworkBoards: [canvas] }, 'strategy-canvas');
    expect(
      await screen.findByRole('img', { name: 'You and the others by factor: Price 2 and 3, Care 5 and 3' }),
    ).toBeTruthy();
  });
});

describe('what AI proposes', () => {
  it('comes on the board only when a person approved it, and undo takes it off as one step', async () => {
    await openMemoryStore({ frameworkBoards: [filled], aiResults: [proposal] });
    const swot = canvasKind('swot');
    expect(() => takeOver(swot, proposal)).toThrow(RuleError);
    const approved = approveAiResult('ai1');
    expect(takeOver(swot, approved)).toBe(2);
    expect(canvases.get('swot')?.items.slice(3)).toMatchObject([
      { area: 'Strengths', text: 'Known for care', resultId: 'ai1' },
      { area: 'Threats', text: 'Oak gets dearer', resultId: 'ai1' },
    ]);
    expect(takeOver(swot, approved)).toBe(0);
    undo();
    expect(canvases.get('swot')?.items).toHaveLength(3);
  });

  it('is offered on the page after the approval, with how many points are new', async () => {
    const user = await open({ frameworkBoards: [filled], aiResults: [proposal] });
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    await user.click(await screen.findByRole('button', { name: 'Put 2 points on the board' }));
    expect(await textsIn('Strengths')).toEqual(['Regulars come back', 'Oak from the valley', 'Known for care']);
    expect(await screen.findByText('All points are on the board.')).toBeTruthy();
  });
});
