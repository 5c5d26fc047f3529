import type * as v from 'valibot';
import { adCopy } from './kinds/adCopy';
import { agentReply } from './kinds/agentReply';
import { analysisPhase } from './kinds/analysisPhase';
import { blogDraft } from './kinds/blogDraft';
import { blogOutline } from './kinds/blogOutline';
import { callToAction } from './kinds/callToAction';
import { emailBody } from './kinds/emailBody';
import { landingSection } from './kinds/landingSection';
import { meetingSummary } from './kinds/meetingSummary';
import { productCopy } from './kinds/productCopy';
import { reportSection } from './kinds/reportSection';
import { socialPost } from './kinds/socialPost';
import { subjectLine } from './kinds/subjectLine';
import { ticketReply } from './kinds/ticketReply';
import type { AnyTask } from './task';

/** Every kind of AI task. A new one is one file and one line here. */
export const tasks = {
  'subject-line': subjectLine,
  'email-body': emailBody,
  'call-to-action': callToAction,
  'social-post': socialPost,
  'landing-section': landingSection,
  'blog-outline': blogOutline,
  'blog-draft': blogDraft,
  'ad-copy': adCopy,
  'product-copy': productCopy,
  'analysis-phase': analysisPhase,
  'report-section': reportSection,
  'agent-reply': agentReply,
  'meeting-summary': meetingSummary,
  'ticket-reply': ticketReply,
};

export type TaskKind = keyof typeof tasks;
export type TaskInput<Kind extends TaskKind> = v.InferInput<(typeof tasks)[Kind]['input']>;
export type TaskOutput<Kind extends TaskKind> = v.InferOutput<(typeof tasks)[Kind]['output']>;

/** Whether a ledger entry's kind is one that can be run (again). */
export const isTaskKind = (kind: string): kind is TaskKind => Object.hasOwn(tasks, kind);

/** The task of a kind with its types set aside; its schemas check what goes in and comes out. */
export const taskOf = (kind: TaskKind): AnyTask => tasks[kind];
