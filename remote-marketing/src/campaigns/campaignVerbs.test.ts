import { campaigns, createCampaign } from '@steps/business/campaigns';
import { UnapprovedAiChangeError, undo } from '@steps/platform';
import { aiResult, approveAiResult, openMemoryStore, reopenAiResult } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteCampaigns, updateCampaign } from './campaignVerbs';

beforeEach(() => openMemoryStore({ aiResults: [aiResult({ id: 'ai1' })] }));

describe('campaigns', () => {
  it('that AI wrote stay drafts until a person approved the text', () => {
    const draft = createCampaign({ name: 'Autumn', type: 'email', aiResultId: 'ai1' });
    expect(() => updateCampaign(draft.id, { status: 'ready' })).toThrow(UnapprovedAiChangeError);
    approveAiResult('ai1');
    expect(updateCampaign(draft.id, { status: 'ready' }).status).toBe('ready');
    expect(() => createCampaign({ name: 'x', type: 'email', aiResultId: 'none', status: 'sent' })).toThrow(
      'not in the ledger',
    );
  });

  it('that AI wrote go out with nothing left to be filled in, and say what it is', () => {
    const content = 'Come on [date], bring [what to bring]';
    const { id } = createCampaign({ name: 'Autumn', type: 'email', aiResultId: 'ai1', content });
    approveAiResult('ai1');
    expect(() => updateCampaign(id, { status: 'ready' })).toThrow(
      'Fill in what is missing first: [date], [what to bring].',
    );
    updateCampaign(id, { content: 'Come on Monday' });
    expect(updateCampaign(id, { status: 'ready' }).status).toBe('ready');
    expect(createCampaign({ name: 'Ours', type: 'ads', status: 'ready', content }).content).toBe(content);
  });

  it('with the words of several entries are ready only while each of them is approved', async () => {
    await openMemoryStore({ aiResults: [aiResult({ id: 'ai1' }), aiResult({ id: 'ai2' })] });
    approveAiResult('ai1');
    const { id } = createCampaign({ name: 'Autumn', type: 'email', aiResultIds: ['ai1', 'ai2'], content: 'Come by' });
    expect(() => updateCampaign(id, { status: 'ready' })).toThrow(UnapprovedAiChangeError);
    approveAiResult('ai2');
    expect(updateCampaign(id, { status: 'ready' }).status).toBe('ready');
    reopenAiResult('ai2');
    expect(campaigns.get(id)?.status).toBe('draft');
    expect(() => updateCampaign(id, { status: 'ready', aiResultIds: undefined })).toThrow(UnapprovedAiChangeError);
  });

  it('that a person wrote need no approval, only a name', () => {
    const { id } = createCampaign({ name: 'Ours', type: 'ads', status: 'ready' });
    expect(() => updateCampaign(id, { name: ' ' })).toThrow('Enter a name for the campaign');
    expect(deleteCampaigns([id])).toBe(1);
    expect(undo()?.label).toBe('Delete Ours');
  });
});
