import { paths } from '@steps/platform/paths';
import { ButtonLink, EmptyState, notify } from '@steps/platform/ui';
import { Button } from 'antd';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';

/** First use: what this page promises, and one result to try it with. */
export function NoReviewsYet() {
  const [asking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    try {
      await askForFirstDraft();
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error);
      notify({ title: 'No draft was made', description, tone: 'destructive' });
    } finally {
      setAsking(false);
    }
  };
  return (
    <EmptyState
      icon={CheckCheck}
      title="Nothing to review yet"
      purpose="Whatever AI makes for you, in any module, waits here first. You approve it, change it or turn it down, and every step is kept with its time, its prompt and its engine. Until then it reaches no contact, company, deal, campaign, page or report."
      action={
        <>
          <Button type="primary" loading={asking} onClick={() => void ask()}>
            Ask for a first draft
          </Button>
          <ButtonLink to={paths.module.href('settings', { section: 'ai' })}>Choose an AI engine</ButtonLink>
        </>
      }
    />
  );
}

/** A subject line, by whichever engine is set; the entry appears in the queue by itself. */
async function askForFirstDraft(): Promise<void> {
  const { runKind } = await import('@steps/business/ai');
  await runKind('subject-line', {
    type: 'welcome',
    tone: 'friendly',
    audience: 'small-business',
    prompt: 'A welcome to our first newsletter',
  });
}
