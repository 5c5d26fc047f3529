import { counted } from '@steps/platform';
import { ErrorState, Grid, ListSkeleton, Row, Section, Stack, StatusTag } from '@steps/platform/ui';
import { useEffect, useState } from 'react';
import styles from './architecture.module.css';
import { type ComposedPart, readComposition } from './composition';

type Reading = { readonly parts: readonly ComposedPart[] } | { readonly problem: string } | undefined;

/** What this copy of Steps is really made of, drawn from the manifests that the host has read. */
export function Composition() {
  const [reading, setReading] = useState<Reading>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again
  useEffect(() => {
    let current = true;
    readComposition()
      .then((parts): Reading => ({ parts }))
      .catch((error: unknown): Reading => ({ problem: error instanceof Error ? error.message : String(error) }))
      .then((next) => current && setReading(next));
    return () => {
      current = false;
    };
  }, [attempt]);
  return (
    <Section
      title="This copy of Steps"
      purpose="Drawn from the manifests of its parts, as they are served now. Each part is built and deployed by itself."
    >
      {reading === undefined && <ListSkeleton label="Reading the manifests" />}
      {reading && 'problem' in reading && (
        <ErrorState
          title="The manifests could not be read"
          what={reading.problem}
          next="Open Steps through its host: a part that runs alone has no list of parts."
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
      {reading && 'parts' in reading && <Parts parts={reading.parts} />}
    </Section>
  );
}

function Parts({ parts }: { readonly parts: readonly ComposedPart[] }) {
  return (
    <Stack gap={3}>
      <Row gap={3} rowGap={1} wrap paddingY={3} paddingX={4} className={styles.host}>
        <strong>host</strong>
        <span>Gate, onboarding, dashboard, settings, navigation, search</span>
        <span className="s-faint">{location.host}</span>
      </Row>
      <Grid as="ul" min={240} fill gap={3} plain aria-label="Parts">
        {parts.map((part) => (
          <Stack
            as="li"
            gap={1}
            alignContent="start"
            paddingY={3}
            paddingX={4}
            bordered
            radius="control"
            breakWords
            key={part.name}
          >
            <h3>
              {part.title} {part.disabled && <StatusTag tone="warning">Switched off</StatusTag>}
            </h3>
            <p className="s-faint">
              <code>{part.name}</code> from {part.origin}
              {part.contract !== undefined && `, contract ${part.contract}`}
            </p>
            <p>{listed(part)}</p>
          </Stack>
        ))}
      </Grid>
      <Row gap={3} rowGap={1} wrap paddingY={3} paddingX={4} className={styles.host}>
        <strong>shared</strong>
        <span>Records, storage, AI and review, interface parts. One copy, provided by the host</span>
      </Row>
    </Stack>
  );
}

/** "CRM, Sales; 3 pages, 2 AI tasks, 5 tools". */
function listed({ modules, pages, tasks, tools }: ComposedPart): string {
  const counts = [
    counted(pages.length, 'page'),
    tasks > 0 && counted(tasks, 'AI task'),
    tools > 0 && counted(tools, 'tool'),
  ].filter(Boolean);
  return [modules.join(', '), counts.join(', ')].filter(Boolean).join('; ');
}
