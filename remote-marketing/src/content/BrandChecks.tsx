import { Stack } from '@steps/platform/ui';
import { Check, TriangleAlert } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import styles from './BrandChecks.module.css';
import { brandCheck } from './brandRules';
import { useBrandVoice } from './brandState';

/** How a text fits the business, with reasons. */
export function BrandChecks({ text }: { readonly text: string }) {
  const voice = useBrandVoice();
  // A long text takes its time: typing goes first.
  const deferredText = useDeferredValue(text);
  const { score, checks } = useMemo(() => brandCheck(deferredText, voice), [deferredText, voice]);
  return (
    <Stack as="section" gap={2} className={styles.checks} aria-label="Brand check">
      <h3>Brand check {score} of 100</h3>
      <ul>
        {checks.map(({ good, says }) => {
          const Icon = good ? Check : TriangleAlert;
          return (
            <li key={says} data-good={good || undefined}>
              <Icon size={14} aria-hidden />
              {says}
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}
