import { counted } from '@steps/platform';
import { Row, Text } from '@steps/platform/ui';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import styles from './BuilderChecks.module.css';
import { outlineOf } from './documentRules';
import { useEditing, useOpenEditorOf } from './EditorContext';
import { select } from './editorVerbs';
import type { Finding } from './finding';

export interface ChecksProps {
  readonly findings: readonly Finding[];
  /** What the checks are called. */
  readonly names: Readonly<Record<string, string>>;
  /** Checks that are named when nothing is left to mend. */
  readonly sound: readonly string[];
  /** How much the document weighs, in words. */
  readonly weight: string;
}

/** What a reader would stumble over, while the document is being built; a press leads to the block. */
export function BuilderChecks({ findings, names, sound, weight }: ChecksProps) {
  const editor = useOpenEditorOf();
  const blocks = useEditing(({ document }) => outlineOf(document).length);
  return (
    <Row
      as="section"
      gap={4}
      align="center"
      paddingY={1}
      paddingX={4}
      size={12}
      className={styles.checks}
      aria-label="Checks"
    >
      <Row as="ul" gap={4} rowGap={0} wrap grow plain>
        {findings.slice(0, 3).map(({ check, text, block }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two blocks may have the same fault
          <Row key={nth} as="li" gap={1} align="center" tone="warning">
            <TriangleAlert size={14} aria-hidden />
            {block ? (
              <button type="button" className={styles.link} onClick={() => select(editor, block)}>
                {text}
              </button>
            ) : (
              <span>
                <span className="s-hidden">{names[check]}: </span>
                {text}
              </span>
            )}
          </Row>
        ))}
        {findings.length > 3 && <li className="s-faint">and {findings.length - 3} more</li>}
        {findings.length === 0 &&
          sound.map((name) => (
            <Row key={name} as="li" gap={1} align="center" className={styles.sound}>
              <CircleCheck size={14} aria-hidden />
              {names[name]} in order
            </Row>
          ))}
      </Row>
      <Text as="span" tone="muted" whiteSpace="nowrap">
        {counted(blocks, 'block')} · {weight}
      </Text>
    </Row>
  );
}
