import { LookOnly } from '@steps/business';
import { byTime } from '@steps/platform';
import { NumberField } from '@steps/platform/fields';
import { attempt, Grid, Row, Section, Stack, TextArea } from '@steps/platform/ui';
import { useMemo } from 'react';
import type { PlacedPiece } from '../pieces/pieceState';
import { KeptText } from '../studio/KeptText';
import { keepStudioDraft, useStudioDraft } from '../studio/studioDraft';
import { BrandChecks } from './BrandChecks';
import styles from './BrandTab.module.css';
import { brandCheck, wordList } from './brandRules';
import { changeBrandVoice, useBrandVoice } from './brandState';
import { pieceText } from './pieceText';

interface BrandTabProps {
  readonly all: readonly PlacedPiece[];
  readonly onOpen: (id: string) => void;
}

/** The text that is tried keeps itself as the briefs of the studios do. */
const ownDraft = 'brand-check';
/** Pieces that are looked at: those still to go out, the newest of them. */
const mostChecked = 200;
const mostShown = 10;
const enough = 85;

/** How the business wants to sound, a box to try a text in, and the pieces that do not fit yet. */
export function BrandTab({ all, onOpen }: BrandTabProps) {
  const voice = useBrandVoice();
  const text = useStudioDraft(ownDraft)?.brief.text ?? '';
  const off = useMemo(
    () =>
      all
        .filter(({ status }) => status !== 'published')
        .sort((one, other) => byTime(other.piece.updatedAt, one.piece.updatedAt))
        .slice(0, mostChecked)
        .flatMap(({ piece }) => {
          const words = pieceText(piece);
          const { score } = words ? brandCheck(words, voice) : { score: 100 };
          return score < enough ? [{ piece, score }] : [];
        })
        .sort((one, other) => one.score - other.score)
        .slice(0, mostShown),
    [all, voice],
  );
  return (
    <Grid min={320} gap={4} align="start" className={styles.columns}>
      <Section title="How you sound" purpose="Every piece is checked against it.">
        <Stack gap={4} bound alignContent="start">
          <LookOnly module="branding">
            <WordsField label="Words to use" words={voice.use} onChange={(use) => changeBrandVoice({ use })} />
            <WordsField label="Words to avoid" words={voice.avoid} onChange={(avoid) => changeBrandVoice({ avoid })} />
            <NumberField
              label="Reading age"
              help="Most newspapers read at 12 to 16."
              whole
              min={8}
              max={20}
              value={voice.age}
              onChange={(age) => age !== undefined && changeBrandVoice({ age })}
            />
          </LookOnly>
        </Stack>
      </Section>
      <Stack gap={4} bound alignContent="start">
        <Section title="Check a text">
          <Stack gap={4} bound alignContent="start">
            <TextArea
              label="Text"
              required={false}
              rows={5}
              value={text}
              onChange={(value) => keepStudioDraft(ownDraft, { brief: { text: value } })}
            />
            {text.trim() && <BrandChecks text={text} />}
          </Stack>
        </Section>
        <Section title="Do not fit yet" count={off.length}>
          {off.length === 0 ? (
            <p className="s-faint">All unpublished pieces fit.</p>
          ) : (
            <Stack as="ul" gap={1} plain className={styles.list}>
              {off.map(({ piece, score }) => (
                <Row as="li" gap={3} align="center" justify="between" key={piece.id}>
                  <button type="button" onClick={() => onOpen(piece.id)}>
                    {piece.title}
                  </button>
                  <span className="s-faint">{score} of 100</span>
                </Row>
              ))}
            </Stack>
          )}
        </Section>
      </Stack>
    </Grid>
  );
}

interface WordsFieldProps {
  readonly label: string;
  readonly words: readonly string[];
  readonly onChange: (words: string[]) => void;
}

/** Words line by line; kept when the box is left. */
const WordsField = ({ label, words, onChange }: WordsFieldProps) => (
  <KeptText
    label={label}
    help="One on each line, or with commas."
    rows={4}
    value={words.join('\n')}
    onKeep={(text) => attempt('Not saved', () => onChange(wordList(text)))}
  />
);
