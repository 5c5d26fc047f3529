import { CircleCheck, TriangleAlert } from 'lucide-react';
import { reading } from '../editor/documentRules';
import { useEditing, useOpenEditorOf } from '../editor/EditorContext';
import { select } from '../editor/editorVerbs';
import styles from './BuilderChecks.module.css';
import { checkNames, type Finding, pageWeight } from './pageChecks';

/** What a visitor would stumble over, while the page is being built; a press leads to the block. */
export function BuilderChecks({ findings }: { readonly findings: readonly Finding[] }) {
  const editor = useOpenEditorOf();
  const document = useEditing((state) => state.document);
  const blocks = reading(document).length;
  const kilobytes = Math.ceil(pageWeight(document) / 1000);
  const sound = (['headings', 'contrast', 'pictures', 'links'] as const).filter((name) =>
    findings.every(({ check }) => check !== name),
  );
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
                <span className="s-hidden">{checkNames[check]}: </span>
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
              {checkNames[name]} in order
            </li>
          ))}
      </ul>
      <span className={styles.size}>
        {blocks === 1 ? '1 block' : `${blocks} blocks`} · {kilobytes} kB
      </span>
    </section>
  );
}
