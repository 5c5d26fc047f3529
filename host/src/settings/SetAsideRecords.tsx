import { counted, useLoadState, useOpenClientId } from '@steps/platform';
import { DateText, ErrorState, Row, Section, StatusTag, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { downloadSetAside, readSetAside, useSetAside } from './setAsideState';
import styles from './settings.module.css';

/** Records that the page lists; the file has all of them. */
const shownRows = 50;

/** Records that could not be read: why, and a way to keep them. */
export function SetAsideRecords() {
  const { rows, failure } = useSetAside();
  const client = useOpenClientId();
  const { setAside } = useLoadState();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another client or a newly set aside record means to read again
  useEffect(() => void readSetAside(), [client, setAside]);

  if (failure) {
    return (
      <ErrorState title="What was set aside could not be read" detail={failure} onRetry={() => void readSetAside()} />
    );
  }
  if (rows.length === 0) {
    return (
      <Section title="Records set aside">
        <StatusTag tone="success">Every record could be read</StatusTag>
      </Section>
    );
  }
  return (
    <Section
      title="Records set aside"
      purpose={`${counted(rows.length, 'record')} could not be read. Nothing is lost: they are kept as they are.`}
      actions={
        <Button icon={<Download size={16} aria-hidden />} onClick={() => void downloadSetAside()}>
          Download them
        </Button>
      }
    >
      <ul className={`s-plain ${styles.aside}`}>
        {rows.slice(0, shownRows).map((row) => (
          <Text as="li" paddingY={2} breakWords key={`${row.collection} ${row.id}`}>
            <Row as="span" gap={2} align="center" wrap>
              <strong>
                {row.collection} {row.id}
              </strong>
              <span className="s-faint">
                <DateText value={row.at} />
              </span>
            </Row>
            <p className="s-muted">{row.reason}</p>
          </Text>
        ))}
      </ul>
      {rows.length > shownRows && <p className="s-faint">{rows.length - shownRows} more are in the file.</p>}
    </Section>
  );
}
