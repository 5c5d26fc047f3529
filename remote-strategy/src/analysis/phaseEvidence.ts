import {
  type AiResult,
  activities,
  aiResults,
  approvedText,
  contacts,
  currentStages,
  deals,
  newestApproved,
  useAiResults,
} from '@steps/business';
import { campaigns } from '@steps/business/campaigns';
import { useRecords } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { useMemo } from 'react';
import { strategyPaths } from '../paths.generated';
import { isAnswered, questionnaire, questionnaires } from '../questionnaire/questionnaire';
import { crmEvidence, type Evidence } from './evidence';
import { phaseOf } from './phases';
import { approvedVersion, phaseVersions } from './results';
import type { AnalysisSession } from './session';
import { workOn } from './sessionRules';

/** All that a phase could be told, in the order of its numbers: figures, answers, earlier approved phases, notes. */
export function evidenceFor(session: AnalysisSession, phase: number): readonly Evidence[] {
  return [
    ...fromRecords(),
    ...fromAnswers(),
    ...fromWebsite(),
    ...fromEarlier(session, phase),
    ...fromNotes(session, phase),
  ];
}

/** What a run is told: all but what was left out. */
export const usedEvidence = (session: AnalysisSession, phase: number): readonly Evidence[] => {
  const { leftOut } = workOn(session, phase);
  return evidenceFor(session, phase).filter(({ id }) => !leftOut.includes(id));
};

/** All that a phase could be told, in render. */
export function useEvidence(session: AnalysisSession, phase: number): readonly Evidence[] {
  const records = [useRecords(deals), useRecords(contacts), useRecords(activities), useRecords(campaigns)];
  const sources = [useRecords(questionnaires), useAiResults(), session, phase];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the collections are what it reads
  return useMemo(() => evidenceFor(session, phase), [...records, ...sources]);
}

/** The figures of the client's own records, in render. */
export function useRecordEvidence(): readonly Evidence[] {
  const records = [useRecords(deals), useRecords(contacts), useRecords(activities), useRecords(campaigns)];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the collections are what it reads
  return useMemo(fromRecords, records);
}

const fromRecords = () =>
  crmEvidence({
    deals: deals.all(),
    contacts: contacts.all(),
    activities: activities.all(),
    campaigns: campaigns.all(),
    stages: currentStages(),
    now: new Date(),
  });

function fromAnswers(): readonly Evidence[] {
  const answers = questionnaire();
  if (!isAnswered(answers)) return [];
  const parts = [
    ['Goals', answers.goals, 1],
    ['Challenges', answers.challenges, 5],
    ['Priorities', answers.priorities, 9],
  ] as const;
  return parts.flatMap(([label, given, phase]) =>
    given.length === 0
      ? []
      : [
          {
            id: `questionnaire-${label.toLowerCase()}`,
            label,
            figure: given.join('; '),
            detail: 'Questionnaire',
            href: strategyPaths.questionnaire.href(),
            phase,
            ...(label === 'Goals' && given[0] && { figures: { goal: given[0] } }),
          },
        ],
  );
}

function fromWebsite(): readonly Evidence[] {
  const entry = newestApproved(aiResults.all(), 'website-insights');
  if (!entry) return [];
  return [
    {
      id: 'website',
      label: 'What was learned from the website',
      figure: shortText(entry),
      detail: `Business learning, ${entry.status}`,
      href: strategyPaths.businessLearning.href(),
      phase: 2,
    },
  ];
}

function fromEarlier(session: AnalysisSession, phase: number): readonly Evidence[] {
  return phaseVersions(session)
    .slice(0, phase - 1)
    .flatMap((versions, at) => {
      const entry = approvedVersion(versions);
      if (!entry) return [];
      const earlier = phaseOf(at + 1);
      return [
        {
          id: `phase-${earlier.id}`,
          label: `Phase ${earlier.id}, ${earlier.title}`,
          figure: shortText(entry),
          detail: entry.status === 'modified' ? 'approved with changes' : 'approved',
          href: paths.module.href('strategy', { tab: 'tracker', phase: String(earlier.id) }),
          // What follows from it is told among the options.
          phase: 8,
          earlier: earlier.id,
        },
      ];
    });
}

function fromNotes(session: AnalysisSession, phase: number): readonly Evidence[] {
  return Object.entries(session.phases).flatMap(([id, { notes }]) =>
    notes.trim() && Number(id) <= phase
      ? [
          {
            id: `notes-${id}`,
            label: `Your notes on phase ${id}`,
            figure: notes.trim().replaceAll(/\s+/g, ' '),
            detail: 'written by a person',
            phase: Number(id),
          },
        ]
      : [],
  );
}

/** The first paragraph of an approved text, in one line. */
const shortText = (entry: AiResult): string => {
  const [first = ''] = approvedText(entry).split('\n\n');
  const line = first.replaceAll(/\s+/g, ' ').trim();
  return line.length > 280 ? `${line.slice(0, 279)}…` : line;
};
