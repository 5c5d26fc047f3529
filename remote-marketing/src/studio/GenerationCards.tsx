import { Card, ProgressBar, Text } from '@steps/platform/ui';
import { useGeneration } from './generationState';

/** What is being written, as it comes. Not a live region: it changes many times a second, and its end is announced. */
export function GenerationCards({ studio }: { readonly studio: string }) {
  const generation = useGeneration(studio);
  return Object.entries(generation?.parts ?? {}).map(([name, { label, text, percent }]) => (
    <Card key={name} gap={3} padding={4} aria-busy>
      <Text as="h3" size={14}>
        {label}
      </Text>
      <ProgressBar label={`Writing: ${label}`} value={percent} />
      <Text minHeight={44} tone="muted" breakWords whiteSpace="pre-wrap">
        {text}
      </Text>
    </Card>
  ));
}
