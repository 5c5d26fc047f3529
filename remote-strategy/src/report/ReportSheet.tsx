import { useAiResult } from '@steps/business';
import { drafts, formatDate, UnapprovedAiChangeError, useTyped } from '@steps/platform';
import { BarList } from '@steps/platform/charts';
import { Box, FoundDraft, IconButton, notify, Row, Stack, Text, TextArea, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ResultText } from '../analysis/ResultText';
import { toldFacts } from '../analysis/results';
import styles from './ReportSheet.module.css';
import type { Report, ReportSection } from './report';
import { dropSection, editSection } from './reportState';
import { reportLine, trailText } from './reportText';

interface ReportSheetProps {
  readonly report: Report;
  readonly editable: boolean;
  /** What kind of document it is. */
  readonly label?: string;
  /** What the numbers in its text name, where its sections rest on no entry of their own. */
  readonly facts?: readonly string[];
}

/** The report as a sheet of paper, with its contents beside it. */
export function ReportSheet({ report, editable, label = 'Executive report', facts }: ReportSheetProps) {
  return (
    <div className={styles.whole}>
      <nav className={styles.contents} aria-label="Contents">
        <ul className="s-plain">
          {report.sections.map(({ id, title }) => (
            <li key={id}>
              <button type="button" onClick={() => show(id)}>
                {title}
              </button>
            </li>
          ))}
          {report.trail.length > 0 && (
            <li>
              <button type="button" onClick={() => show('trail')}>
                Appendix: review trail
              </button>
            </li>
          )}
        </ul>
      </nav>
      <article className={styles.sheet} data-own aria-label={report.title}>
        <Row
          as="header"
          gap={2}
          justify="between"
          wrap
          paddingBottom={2}
          tone="muted"
          size={12}
          className={styles.head}
        >
          <span>{report.preparedFor}</span>
          <span>{`${label} · ${formatDate(report.updatedAt, { year: true })}`}</span>
        </Row>
        <Text as="h2" size={24}>
          {report.title}
        </Text>
        <p className="s-muted">{reportLine(report)}</p>
        {report.sections.map((section) => (
          <Part key={section.id} {...{ report, section, editable, facts }} />
        ))}
        {report.trail.length > 0 && (
          <Stack
            id="report-trail"
            as="section"
            gap={2}
            paddingTop={4}
            className={styles.section}
            aria-label="Appendix: review trail"
          >
            <h3>Appendix: review trail</h3>
            <ul>
              {report.trail.map((line) => (
                <li key={`${line.phase} ${line.at} ${line.decision}`}>{trailText(line)}</li>
              ))}
            </ul>
          </Stack>
        )}
      </article>
    </div>
  );
}

interface PartProps {
  readonly report: Report;
  readonly section: ReportSection;
  readonly editable: boolean;
  readonly facts: readonly string[] | undefined;
}

function Part({ report, section, editable, facts }: PartProps) {
  const { id, title, text, chart } = section;
  // What was being written when the page was left is shown again.
  const [editing, setEditing] = useState(() => drafts.get(draftId(report, section)) !== undefined);
  const source = useAiResult(section.resultId);
  return (
    <Stack id={`report-${id}`} as="section" gap={2} paddingTop={4} className={styles.section} aria-label={title}>
      <Row gap={2} align="center" justify="between">
        <h3>{title}</h3>
        {editable && !editing && (
          <Box as="span" fixed>
            <IconButton label={`Edit ${title}`} icon={PencilLine} onClick={() => setEditing(true)} />
            <IconButton
              label={`Take ${title} out of the report`}
              icon={Trash2}
              onClick={() => {
                dropSection(report.id, id);
                notify({ title: 'Removed from the report', description: `${title}. Ctrl+Z brings it back.` });
              }}
            />
          </Box>
        )}
      </Row>
      {editing ? (
        <PartEditor report={report} section={section} onClose={() => setEditing(false)} />
      ) : (
        <ResultText
          text={text}
          lead={section.resultId !== undefined || id === 'summary'}
          facts={report.evidence ?? (source ? toldFacts(source) : facts)}
        />
      )}
      {chart && (
        <Stack as="figure" gap={2} paddingTop={2}>
          {chart.title && <figcaption className="s-faint">{chart.title}</figcaption>}
          <BarList
            label={chart.title || title}
            bars={chart.bars.map(({ label, value, display }) => ({ id: label, label, value, display }))}
          />
        </Stack>
      )}
    </Stack>
  );
}

interface PartEditorProps extends Omit<PartProps, 'editable' | 'facts'> {
  readonly onClose: () => void;
}

const draftId = ({ id }: Report, section: ReportSection) => `report-part:${id}/${section.id}`;

function PartEditor({ report, section, onClose }: PartEditorProps) {
  const { typed, type, forget, foundFrom } = useTyped(draftId(report, section), {
    title: section.title,
    text: section.text,
  });
  const { title, text } = typed;
  const leave = () => {
    forget();
    onClose();
  };
  const [error, setError] = useState<string>();
  const save = () => {
    if (!text.trim() || !title.trim()) return setError('Write a title and a text, or remove the section.');
    try {
      editSection(report.id, section.id, { title: title.trim(), text: text.trim() });
      leave();
    } catch (problem) {
      if (!(problem instanceof UnapprovedAiChangeError)) throw problem;
      setError('These are words of a result that nobody approved. Approve it first.');
    }
    return undefined;
  };
  return (
    <Stack gap={4} bound alignContent="start">
      <TextField label="Title" value={title} onChange={(value) => type({ ...typed, title: value })} />
      <TextArea
        label="Text"
        error={error}
        help="## begins a heading, - a point."
        rows={10}
        value={text}
        onChange={(value) => type({ ...typed, text: value })}
      />
      <FoundDraft from={foundFrom} />
      <Row gap={2} align="center" wrap>
        <Button type="primary" onClick={save}>
          Save
        </Button>
        <Button onClick={leave}>Cancel</Button>
      </Row>
    </Stack>
  );
}

/** Scrolls without an address of its own: the address is the page's. */
function show(id: string): void {
  const part = document.getElementById(`report-${id}`);
  part?.scrollIntoView({ block: 'start' });
  part?.setAttribute('tabindex', '-1');
  part?.focus({ preventScroll: true });
}
