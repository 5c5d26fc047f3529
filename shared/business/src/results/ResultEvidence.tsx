import type { ToolEvidence } from '../ai/ledger/aiResult';

interface ResultEvidenceProps {
  readonly calls: readonly ToolEvidence[] | undefined;
}

/** What was looked up and proposed on the way, each call with what it was asked and found; nothing without calls. */
export function ResultEvidence({ calls = [] }: ResultEvidenceProps) {
  if (calls.length === 0) return null;
  return (
    <details>
      <summary>{calls.length === 1 ? 'Looked up once' : `Looked up ${calls.length} times`}</summary>
      <ol className="s-result__calls s-plain">
        {calls.map((call, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: calls only come, at the end
          <li key={at}>
            <p>
              <strong>{inWords(call.tool)}</strong>
              {call.failed && ' gave no result'}
            </p>
            <p className="s-faint">Asked: {call.input}</p>
            <p className="s-muted">
              {call.failed ? 'Because: ' : 'Found: '}
              {call.result}
              {call.cut && ' … The rest was too long to keep.'}
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** `find_contacts` as "Find contacts". */
function inWords(tool: string): string {
  const words = tool.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
