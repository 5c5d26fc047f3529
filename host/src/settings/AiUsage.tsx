import { usageByModel, useAiUsage } from '@steps/assistant/host';
import { Section, Text } from '@steps/platform/ui';
import styles from './aiSection.module.css';

const count = (value: number) => value.toLocaleString('en-GB');

/** Requests and tokens, by model and by day. */
export function AiUsage() {
  const rows = useAiUsage();
  if (rows.length === 0) {
    return (
      <Section title="Usage">
        <p className="s-muted">No model server was asked from this browser yet.</p>
      </Section>
    );
  }
  const models = usageByModel(rows);
  const days = [...rows].sort((one, other) => other.day.localeCompare(one.day)).slice(0, shownDays);
  return (
    <Section title="Usage" purpose="Counted in this browser. What a service charges is on its own bill.">
      <Counts
        caption="By model"
        first="Model"
        rows={models.map((row) => ({ ...row, id: row.model, name: row.model }))}
      />
      <Counts
        caption="By day"
        first="Day (UTC)"
        rows={days.map((row) => ({ ...row, name: `${row.day}, ${row.model}` }))}
      />
      {rows.some(({ estimated }) => estimated) && (
        <p className="s-faint">
          “About” means that the server did not count all tokens; the rest is estimated at four characters each.
        </p>
      )}
    </Section>
  );
}

/** Days that are shown; the sums by model count all of them. */
const shownDays = 31;

interface CountsProps {
  readonly caption: string;
  readonly first: string;
  readonly rows: readonly {
    readonly id: string;
    readonly name: string;
    readonly requests: number;
    readonly failed: number;
    readonly promptTokens: number;
    readonly completionTokens: number;
    readonly estimated: boolean;
  }[];
}

function Counts({ caption, first, rows }: CountsProps) {
  return (
    <table className={styles.usage}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <Text as="th" weight={500} scope="col">
            {first}
          </Text>
          <Text as="th" weight={500} scope="col">
            Requests
          </Text>
          <Text as="th" weight={500} scope="col">
            Of these failed
          </Text>
          <Text as="th" weight={500} scope="col">
            Tokens sent
          </Text>
          <Text as="th" weight={500} scope="col">
            Tokens received
          </Text>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, requests, failed, promptTokens, completionTokens, estimated }) => (
          <tr key={id}>
            <Text as="th" weight={500} scope="row">
              {name}
            </Text>
            <td>{count(requests)}</td>
            <td>{count(failed)}</td>
            <td>
              {estimated && 'about '}
              {count(promptTokens)}
            </td>
            <td>
              {estimated && 'about '}
              {count(completionTokens)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
