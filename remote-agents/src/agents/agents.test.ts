import { describe, expect, it } from 'vitest';
import { agentFigures } from './agentFigures';
import { agentTint, isAgentId, linksBetween, shownStatus } from './agentRules';
import { agents } from './agents';
import { arrowPath, diagramSize, placesOnOval } from './diagramRules';
import { agentIds } from './selectedAgent';

describe('the six agents', () => {
  it('are those of the specification, with its levels and statuses', () => {
    expect(agents.map(({ id, specialty, level, status }) => [id, specialty, level, status])).toEqual([
      ['ava', 'Admin Intelligence, Business Intelligence & CRM', 85, 'active'],
      ['atlas', 'Strategic Advisor', 92, 'thinking'],
      ['marla', 'Marketing Specialist', 78, 'active'],
      ['quinn', 'Sales Accelerator', 88, 'ready'],
      ['sophie', 'Service Excellence', 81, 'active'],
      ['dex', 'Data Intelligence', 95, 'thinking'],
    ]);
    expect(agents.map(({ id }) => id)).toEqual([...agentIds]);
  });

  it('have the badges of the specification', () => {
    expect(agents.map(({ badge }) => badge)).toEqual(['Admin', 'Strategy', 'Marketing', 'Sales', 'Service', 'Data']);
  });

  it('have 18 links, three each, to colleagues who exist and never to themselves', () => {
    const links = linksBetween(agents);
    expect(links).toHaveLength(18);
    for (const agent of agents) {
      expect(agent.collaborations).toHaveLength(3);
      expect(links.filter(({ from }) => from === agent).map(({ to }) => to.name)).toEqual(agent.collaborations);
      expect(agent.collaborations).not.toContain(agent.name);
    }
    expect(linksBetween([{ ...(agents[0] as (typeof agents)[0]), handovers: [{ to: 'Nobody', reason: '' }] }])).toEqual(
      [],
    );
  });

  it('have marks from 0 to 100, and sample tasks that add up to the sample figure', () => {
    for (const { personalityTraits } of agents) {
      for (const mark of Object.values(personalityTraits)) expect(mark >= 0 && mark <= 100).toBe(true);
    }
    expect(agents.reduce((sum, { successMetrics }) => sum + successMetrics.tasksSolved, 0)).toBe(16_619);
  });
});

it('shows a status in the words and colours of the specification, and anything else as a grey “Offline”', () => {
  expect(['active', 'thinking', 'ready', 'asleep', 'constructor', ''].map(shownStatus)).toEqual([
    { word: 'Active', tone: 'success' },
    { word: 'Thinking', tone: 'info' },
    { word: 'Ready', tone: 'warning' },
    { word: 'Offline', tone: 'neutral' },
    { word: 'Offline', tone: 'neutral' },
    { word: 'Offline', tone: 'neutral' },
  ]);
});

it('agents take the colour of the theme only when brand mode “client” is applied to the interface', () => {
  const agent = { colorVariant: 4 };
  expect(agentTint(agent, { mode: 'platform', applyToInterface: true })).toBe('var(--s-chart-4)');
  expect(agentTint(agent, { mode: 'client', applyToInterface: false })).toBe('var(--s-chart-4)');
  expect(agentTint(agent, { mode: 'client', applyToInterface: true })).toBe('var(--s-accent)');
});

it('knows the ids of agents, and no others', () => {
  expect(isAgentId('dex')).toBe(true);
  expect(isAgentId('zoe')).toBe(false);
});

describe('the stats block', () => {
  const figures = (results: Parameters<typeof agentFigures>[1]) =>
    Object.fromEntries(agentFigures(agents, results).map(({ label, value, sample }) => [label, [value, sample]]));

  it('shows this workspace’s figures, each with the sample’s beside it', () => {
    expect(figures([])).toEqual({
      Agents: ['6', '6'],
      'Links between agents': ['18', '18'],
      Tasks: ['0', '16,619'],
      Satisfaction: ['None yet', '97%'],
      'Combined IQ': ['Not measured', '540'],
    });
  });
});

describe('the collaboration diagram', () => {
  it('places every agent inside the drawing, each somewhere else', () => {
    const places = placesOnOval(6);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
    for (const { x, y } of places) {
      expect(x > 0 && x < diagramSize.width && y > 0 && y < diagramSize.height).toBe(true);
    }
  });

  it('draws there and back as two lines', () => {
    const [one, two] = [
      { x: 100, y: 100 },
      { x: 300, y: 100 },
    ];
    expect(arrowPath(one, two)).toBe('M 134.0 104.0 Q 200.0 114.0 266.0 104.0');
    expect(arrowPath(two, one)).toBe('M 266.0 96.0 Q 200.0 86.0 134.0 96.0');
  });
});
