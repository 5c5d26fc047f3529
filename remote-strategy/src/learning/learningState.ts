import { AiError, runTask } from '@steps/business/ai';
import { failureText, notify } from '@steps/platform/ui';
import { proxy, useSnapshot } from 'valtio';
import { websiteInsights } from '../tasks/websiteInsights';
import { learningSteps } from './learningRules';

/** `done`: how many steps are complete; nothing while no website is being analysed. */
const state = proxy<{ analysis: { done: number } | undefined }>({ analysis: undefined });

/** How far the analysis of a website is, in render. */
export const useLearning = (): { readonly done: number } | undefined => useSnapshot(state).analysis;

/** Analyses a website: a step is complete every 1.5 s, and the result waits in the ledger. */
export async function learnFrom(address: string, about: string): Promise<void> {
  if (state.analysis) return;
  state.analysis = { done: 0 };
  try {
    const steps = counted();
    await runTask(websiteInsights, { address, about });
    await steps;
  } catch (failure) {
    const description =
      failure instanceof AiError ? failure.message : failureText(failure, 'Something went wrong. Please try again.');
    notify({ title: 'The website was not analysed', description, tone: 'destructive' });
  } finally {
    state.analysis = undefined;
  }
}

/** Between steps of the website analysis (spec 2, section 9). */
export const websiteStepMs = 1500;

async function counted(): Promise<void> {
  for (const _ of learningSteps) {
    await new Promise((resolve) => setTimeout(resolve, websiteStepMs));
    if (state.analysis) state.analysis.done += 1;
  }
}
