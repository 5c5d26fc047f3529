import { Allowed, useMay } from '@steps/business';
import { WordDiff } from '@steps/business/results';
import { formatMoment } from '@steps/platform';
import { attempt, Box, Dialog, notify, Row, Stack, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { type Piece, pieces } from '../pieces/piece';
import { undoNotice } from '../studio/undoNotice';
import styles from './ArticleVersions.module.css';
import { lengthOf, readArticle } from './articleRules';
import { type ArticleVersion, useArticleVersions } from './articleVersion';
import { changedLines, mostVersions } from './articleVersionRules';
import { keepVersion, restoreVersion } from './articleVersionState';

interface ArticleVersionsProps {
  readonly piece: Piece;
  readonly onClose: () => void;
}

/** What an article was: kept, compared with what it is, brought back. */
export function ArticleVersions({ piece, onClose }: ArticleVersionsProps) {
  const versions = useArticleVersions(piece.id);
  const mayChange = useMay()('change', pieces.modules);
  const [name, setName] = useState('');
  const now = piece.parts.draft?.text ?? '';
  const restore = (version: ArticleVersion) => {
    if (!attempt('Not saved', () => restoreVersion(version.id))) return;
    onClose();
    notify(undoNotice('Version restored', calledOf(version)));
  };
  return (
    <Dialog
      open
      title="Versions"
      description={`Steps keeps a version each time you come back to an article and change it, up to ${mostVersions}. Those you name are kept longest.`}
      onClose={onClose}
      size="large"
    >
      <Allowed action="change" module={pieces.modules}>
        <Row
          as="form"
          gap={2}
          align="center"
          wrap
          className={styles.keep}
          onSubmit={(event) => {
            event.preventDefault();
            if (attempt('Not saved', () => keepVersion(piece.id, name))) setName('');
          }}
        >
          <TextField
            label="Name of a version"
            hideLabel
            maxLength={80}
            placeholder="For example: before the new prices"
            value={name}
            onChange={setName}
          />
          <Button htmlType="submit" disabled={!now.trim()}>
            Keep this version
          </Button>
        </Row>
      </Allowed>
      {versions.length === 0 && <p className="s-faint">No versions yet.</p>}
      <Stack as="ul" gap={3} marginTop={4} plain aria-label="Versions">
        {versions.map((version) => (
          <Row key={version.id} as="li" gap={3} align="start" paddingBottom={3} divider="below">
            <Stack gap={1} grow shrink size={13} className={styles.facts}>
              <h3>{calledOf(version)}</h3>
              <p className="s-faint">
                {version.name && `${formatMoment(version.createdAt, new Date())} · `}
                {lengthOf(readArticle(version.text).body).words.toLocaleString('en-GB')} words
              </p>
              {version.text === now ? (
                <p className="s-muted">The same as now.</p>
              ) : (
                <Comparison version={version} now={now} />
              )}
            </Stack>
            {version.text !== now && mayChange && (
              <Button size="small" aria-label={`Restore ${calledOf(version)}`} onClick={() => restore(version)}>
                Restore
              </Button>
            )}
          </Row>
        ))}
      </Stack>
    </Dialog>
  );
}

/** Worked out when it is opened: of a long article it takes its time. */
function Comparison({ version, now }: { readonly version: ArticleVersion; readonly now: string }) {
  const [open, setOpen] = useState(false);
  const lines = open ? changedLines(version.text, now) : undefined;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Compare with now</summary>
      {lines && (
        <Box
          as="section"
          background="sunken"
          radius="control"
          padding={3}
          breakWords
          className={styles.difference}
          aria-label={`Changed since ${calledOf(version)}`}
          tabIndex={0}
          data-own
        >
          <WordDiff before={lines.before} after={lines.now} />
        </Box>
      )}
    </details>
  );
}

const calledOf = ({ name, createdAt }: ArticleVersion): string => name || formatMoment(createdAt, new Date());
