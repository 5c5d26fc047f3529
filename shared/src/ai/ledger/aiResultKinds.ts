import type { AiRisk } from './aiResult';

interface KindFacts {
  /** As people say it: "Subject line". */
  readonly label: string;
  /** What its results are recorded with. High: approved, it changes records or leaves the house; a person reviews each. */
  readonly risk: AiRisk;
}

/** Nobody but the reviewer sees it as it is. */
const draft = (label: string): KindFacts => ({ label, risk: 'low' });
/** Made for customers or decisions. */
const content = (label: string): KindFacts => ({ label, risk: 'medium' });
const record = (label: string): KindFacts => ({ label, risk: 'high' });

const kinds: Readonly<Record<string, KindFacts>> = {
  'subject-line': draft('Subject line'),
  'email-body': content('Email'),
  'call-to-action': draft('Call to action'),
  'social-post': content('Social post'),
  'landing-section': content('Landing page section'),
  'blog-outline': draft('Blog outline'),
  'blog-draft': content('Blog draft'),
  'ad-copy': content('Advert'),
  'product-copy': content('Product copy'),
  'analysis-phase': content('Analysis phase'),
  'report-section': content('Report section'),
  'agent-reply': draft('Agent reply'),
  'meeting-summary': record('Meeting summary'),
  'ticket-reply': record('Ticket reply'),
  'contact-summary': record('Contact summary'),
};

/** Kinds of task that are known, in the order of the rules page. */
export const aiResultKinds: readonly string[] = Object.keys(kinds);

/** "Subject line"; an unknown kind is made readable. */
export function aiKindLabel(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return kinds[kind]?.label ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether approving it changes records. An unknown kind is treated as if it did. */
export const writesRecords = (kind: string): boolean => riskOfKind(kind) === 'high';

/** What results of this kind are recorded with; an unknown kind is a high risk. */
export const riskOfKind = (kind: string): AiRisk => kinds[kind]?.risk ?? 'high';
