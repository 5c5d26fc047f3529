import { LookOnly, useMay } from '@steps/business';
import { Kbd, ProgressBar, Row, Section, Stack, Text, TextArea } from '@steps/platform/ui';
import { Button } from 'antd';
import { RotateCcw, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { pieces } from '../pieces/piece';
import styles from './BriefForm.module.css';
import { briefProblem, canGenerate } from './briefRules';
import { type Choice, ChoiceChips } from './ChoiceChips';
import { stopGeneration, useGeneration } from './generationState';

/** A group of chips of a brief. */
export interface BriefChoice {
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly Choice[];
}

interface BriefFormProps {
  readonly studio: string;
  readonly choices: readonly BriefChoice[];
  /** The text that says what it is about. */
  readonly words: { readonly name: string; readonly label: string; readonly help: string };
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (name: string, value: string) => void;
  readonly onGenerate: () => void;
  /** Empties the studio; offered when there is something to empty. */
  readonly onStartAgain?: (() => void) | undefined;
  /** Whether there are results already. */
  readonly again: boolean;
  /** Between the brief and its button. */
  readonly children?: ReactNode;
}

/** What is asked for. It keeps itself; Ctrl+Enter generates. */
export function BriefForm({
  studio,
  choices,
  words,
  values,
  onChange,
  onGenerate,
  onStartAgain,
  again,
  children,
}: BriefFormProps) {
  const generation = useGeneration(studio);
  const busy = generation?.running ?? false;
  const text = values[words.name] ?? '';
  const may = useMay();
  const mayAdd = may('add', pieces.modules);
  const ready = mayAdd && !busy && canGenerate(text);
  return (
    <Section
      title="Brief"
      actions={
        onStartAgain &&
        mayAdd && (
          <Button type="text" size="small" icon={<RotateCcw size={14} aria-hidden />} onClick={onStartAgain}>
            Start again
          </Button>
        )
      }
    >
      <Stack
        as="form"
        bound
        gap={4}
        aria-label="Brief"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) onGenerate();
        }}
      >
        {!mayAdd && <p className="s-muted">Your role does not let you add pieces.</p>}
        <LookOnly action="add" module={pieces.modules} hideNote>
          {choices.map(({ name, legend, choices: options }) => (
            <ChoiceChips
              key={name}
              legend={legend}
              choices={options}
              value={values[name] ?? ''}
              onChange={(value) => onChange(name, value)}
            />
          ))}
          <TextArea
            label={words.label}
            help={words.help}
            error={briefProblem(text)}
            className={styles.words}
            rows={5}
            value={text}
            onChange={(value) => onChange(words.name, value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              if (ready) onGenerate();
            }}
          />
          {children}
          <Row gap={2} align="center">
            <Button
              type={again ? 'default' : 'primary'}
              htmlType="submit"
              disabled={!ready}
              icon={<Sparkles size={16} aria-hidden />}
              block
            >
              {again ? 'Generate again' : 'Generate'}
            </Button>
            {busy ? <Button onClick={() => stopGeneration(studio)}>Stop</Button> : <Hint />}
          </Row>
        </LookOnly>
        <Progress studio={studio} />
      </Stack>
    </Section>
  );
}

const Hint = () => (
  <Text as="span" fixed tone="faint" size={12} className={styles.hint}>
    <Kbd keys="Ctrl+↵" />
  </Text>
);

/** How far it is, and what went wrong. */
function Progress({ studio }: { readonly studio: string }) {
  const generation = useGeneration(studio);
  if (!generation) return null;
  const parts = Object.values(generation.parts);
  const percent = parts.length === 0 ? 100 : Math.min(...parts.map((part) => part.percent));
  return (
    <>
      {generation.running && (
        <div>
          <ProgressBar label="Generating" value={percent} />
          <p className="s-faint">{parts.find(({ line }) => line)?.line}</p>
        </div>
      )}
      {generation.problems.map((problem) => (
        <p key={problem} className="s-field__error" role="alert">
          {problem}
        </p>
      ))}
    </>
  );
}
