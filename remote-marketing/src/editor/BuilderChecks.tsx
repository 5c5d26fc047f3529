import { counted } from '@steps/shared';
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
    <section className={styles.checks} aria-label="Checks">
      <ul className={styles.list}>
        {findings.slice(0, 3).map(({ check, text, block }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two blocks may have the same fault
          <li key={nth} className={styles.finding}>
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
          </li>
        ))}
        {findings.length > 3 && <li className="s-faint">and {findings.length - 3} more</li>}
        {findings.length === 0 &&
          sound.map((name) => (
            <li key={name} className={styles.sound}>
              <CircleCheck size={14} aria-hidden />
              {names[name]} in order
            </li>
          ))}
      </ul>
      <span className={styles.size}>
        {counted(blocks, 'block')} · {weight}
      </span>
    </section>
  );
}
