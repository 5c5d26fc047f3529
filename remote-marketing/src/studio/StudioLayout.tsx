import { Box, PartBoundary, phoneQuery, Stack, Tabs, Text, useMedia } from '@steps/platform/ui';
import type { ReactNode } from 'react';
import styles from './StudioLayout.module.css';

export type StudioPart = 'brief' | 'results' | 'preview';

interface StudioLayoutProps {
  readonly brief: ReactNode;
  readonly results: ReactNode;
  readonly preview: ReactNode;
  /** On phones one part is seen at a time. */
  readonly part: StudioPart;
  readonly onPart: (part: StudioPart) => void;
  readonly resultCount: number;
}

/** Brief, results and preview side by side; on phones one at a time, the work first. */
export function StudioLayout({ brief, results, preview, part, onPart, resultCount }: StudioLayoutProps) {
  const phone = useMedia(phoneQuery);
  if (phone) {
    return (
      <Tabs
        label="Parts of the studio"
        value={part}
        onChange={(id) => onPart(id as StudioPart)}
        tabs={[
          { id: 'brief', label: 'Brief', panel: <PartBoundary>{brief}</PartBoundary> },
          {
            id: 'results',
            label: 'Results',
            count: resultCount,
            panel: (
              <Stack gap={3} shrink>
                <PartBoundary>{results}</PartBoundary>
              </Stack>
            ),
          },
          { id: 'preview', label: 'Preview', panel: <PartBoundary>{preview}</PartBoundary> },
        ]}
      />
    );
  }
  return (
    <div className={styles.studio}>
      <Text as="div" shrink>
        <PartBoundary>{brief}</PartBoundary>
      </Text>
      <Stack as="section" gap={3} shrink aria-label="Results">
        <PartBoundary>{results}</PartBoundary>
      </Stack>
      <Box as="section" shrink className={styles.preview} aria-label="Preview">
        <PartBoundary>{preview}</PartBoundary>
      </Box>
    </div>
  );
}
