import { RuleError, undo } from '@steps/platform';
import { openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { savedViews } from './savedView';
import {
  defaultView,
  deleteView,
  longestViewName,
  renameView,
  saveView,
  setDefaultView,
  updateView,
} from './savedViewState';

beforeEach(async () => {
  await openMemoryStore();
});

describe('a saved view', () => {
  it('has a unique name in its list, whatever the case', () => {
    const hot = saveView('contacts', ' Hot leads ', 'temperature=hot');
    expect(hot.name).toBe('Hot leads');
    expect(() => saveView('contacts', 'HOT LEADS', '')).toThrow(RuleError);
    expect(saveView('companies', 'Hot leads', '').list).toBe('companies');
    expect(() => renameView(hot.id, '  ')).toThrow(RuleError);
    expect(() => saveView('contacts', 'x'.repeat(longestViewName + 1), '')).toThrow(RuleError);
    renameView(hot.id, 'hot leads');
    expect(savedViews.get(hot.id)?.name).toBe('hot leads');
  });

  it('is the only one to open its list: choosing another replaces it, in one step', () => {
    const [one, other] = [saveView('contacts', 'One', 'q=1'), saveView('contacts', 'Other', 'q=2')];
    setDefaultView(one.id, true);
    setDefaultView(other.id, true);
    expect(defaultView('contacts')?.name).toBe('Other');
    undo();
    expect(defaultView('contacts')?.name).toBe('One');
    setDefaultView(one.id, false);
    expect(defaultView('contacts')).toBeUndefined();
  });

  it('that was deleted in another tab says so', () => {
    const view = saveView('contacts', 'One', '');
    deleteView(view.id);
    expect(() => updateView(view.id, 'q=1')).toThrow('This view no longer exists.');
  });
});
