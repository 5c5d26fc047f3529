import { describe, expect, it, vi } from 'vitest';
import { memoryPort } from './memoryStorage';
import type { Row } from './port';

const ada: Row = { collection: 'contacts', id: 'ada', value: { name: 'Ada' } };

describe('memory storage', () => {
  it('reads back what was written, the collections asked for first', async () => {
    const storage = await memoryPort().open('client-1');
    await storage.write([{ collection: 'deals', id: '1', value: 1 }, ada, { ...ada, id: 'gone' }]);
    await storage.write([{ ...ada, id: 'gone', value: undefined }]);
    const rows: Row[] = [];
    await storage.load(['contacts'], (batch) => rows.push(...batch));
    expect(rows).toEqual([ada, { collection: 'deals', id: '1', value: 1 }]);
  });

  it('tells other storages of the same name, not its own subscribers', async () => {
    const port = memoryPort();
    const [a, b, other] = [await port.open('x'), await port.open('x'), await port.open('y')];
    const [heardA, heardB, heardOther] = [vi.fn(), vi.fn(), vi.fn()];
    a.subscribe(heardA);
    b.subscribe(heardB);
    other.subscribe(heardOther);
    await a.write([ada]);
    expect(heardB).toHaveBeenCalledWith([ada]);
    expect(heardA).not.toHaveBeenCalled();
    expect(heardOther).not.toHaveBeenCalled();
  });

  it('is empty after its removal and refuses work once closed', async () => {
    const port = memoryPort();
    const storage = await port.open('x');
    await storage.write([ada]);
    await storage.close();
    await expect(storage.write([ada])).rejects.toMatchObject({ fault: 'unavailable' });
    await port.remove('x');
    const onRows = vi.fn();
    await (await port.open('x')).load([], onRows);
    expect(onRows).not.toHaveBeenCalled();
  });
});
