interface KindFacts {
  /** As people say it: "Subject line". */
  readonly label: string;
  /** Approved, it changes records or leaves the house; such kinds are always reviewed by a person. */
  readonly writesRecords: boolean;
}

const draft = (label: string): KindFacts => ({ label, writesRecords: false });
const record = (label: string): KindFacts => ({ label, writesRecords: true });

const kinds: Readonly<Record<string, KindFacts>> = {
  'subject-line': draft('Subject line'),
  'email-body': draft('Email'),
  'call-to-action': draft('Call to action'),
  'social-post': draft('Social post'),
  'landing-section': draft('Landing page section'),
  'blog-outline': draft('Blog outline'),
  'blog-draft': draft('Blog draft'),
  'ad-copy': draft('Advert'),
  'product-copy': draft('Product copy'),
  'analysis-phase': draft('Analysis phase'),
  'report-section': draft('Report section'),
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
export const writesRecords = (kind: string): boolean => kinds[kind]?.writesRecords ?? true;
