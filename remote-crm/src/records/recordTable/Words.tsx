import styles from './lists.module.css';
/** Several words in a cell, cut at its end; the list shows all of them on hover. */
export function Words({ words }: { readonly words: readonly string[] }) {
  if (words.length === 0) return <span className="s-faint">–</span>;
  return (
    <span className={styles.words} data-text={words.join(', ')}>
      {words.map((word) => (
        <span key={word} className="s-tag">
          {word}
        </span>
      ))}
    </span>
  );
}
