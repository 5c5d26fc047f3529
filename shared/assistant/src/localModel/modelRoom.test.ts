import { describe, expect, it } from 'vitest';
import { tightFit, tooLarge } from './modelRoom';

const roomy = { memory: 8e9, free: 100e9 };
const model = (bytes: number, memory = bytes + 0.5e9) => ({ bytes, memory });

describe('a model', () => {
  it('that fits is taken without a word', () => {
    expect(tooLarge(model(1.9e9), roomy)).toBeUndefined();
    expect(tightFit(model(1.9e9), roomy)).toBeUndefined();
    expect(tooLarge(model(1e9), { memory: undefined, free: undefined })).toBeUndefined();
  });

  it('in a file that no browser can load says so', () => {
    expect(tooLarge(model(2.1e9), roomy)).toContain('The file has 2.1 GB, and a browser can load up to 2 GB.');
  });

  it('that needs more than a program in a browser gets says so', () => {
    expect(tooLarge(model(1.9e9, 4.2e9), roomy)).toContain('It needs about 4.2 GB of memory, and a browser gives');
  });

  it('that is too large for the device says so before it is loaded', () => {
    const small = { memory: 2e9, free: 100e9 };
    expect(tooLarge(model(1.4e9), small)).toContain('It needs about 1.9 GB of memory, and this device has about 2 GB');
    expect(tooLarge(model(0.9e9), small)).toBeUndefined();
    expect(tightFit(model(0.9e9), small)).toContain('close other programs');
  });

  it('that the browser has no room for says how much there is', () => {
    expect(tooLarge(model(1.2e9), { memory: 8e9, free: 0.4e9 })).toContain('lets this site keep 400 MB more');
  });
});
