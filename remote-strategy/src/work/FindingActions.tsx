import { type AiResult, Allowed, isOpenDeal, useDealStages, useDeals } from '@steps/business';
import { type FindingWork, findingWork } from '@steps/business/findings';
import { SelectField } from '@steps/platform/fields';
import { Link } from '@steps/platform/router';
import { attempt, Dialog, Menu, notify, Row, Stack, StatusTag } from '@steps/platform/ui';
import { Button } from 'antd';
import { BookOpenCheck, Handshake, ListTodo, Megaphone, Palette } from 'lucide-react';
import { useState } from 'react';
import styles from './FindingActions.module.css';
import { makeWork, useFindingWork, useWorkStanding, type WorkKind, workHref, workKinds, workWords } from './workState';

const icons = {
  task: ListTodo,
  'deal-action': Handshake,
  'content-brief': BookOpenCheck,
  'campaign-idea': Megaphone,
  'brand-rule': Palette,
} as const;

interface FindingActionsProps {
  readonly result: AiResult;
  readonly findings: readonly string[];
  /** The page that shows the findings. */
  readonly from: { readonly title: string; readonly href: string };
}

/** Findings shown before the rest waits behind a button. */
const shownFirst = 6;

/** The findings of an approved result: each can become work, and shows what came of it. */
export function FindingActions({ result, findings, from }: FindingActionsProps) {
  const made = useFindingWork(result.id);
  const [forDeal, setForDeal] = useState<string>();
  const [all, setAll] = useState(false);
  const shown = findings.filter((finding, at) => all || at < shownFirst || made.some((one) => one.finding === finding));
  const add = (finding: string, kind: WorkKind, dealId?: string) => {
    attempt('Nothing was added', () => {
      makeWork({ result, finding, kind, from, dealId });
      notify({ title: `${workWords[kind]} added`, description: finding });
    });
  };
  return (
    <>
      <Stack as="ul" plain>
        {shown.map((finding) => (
          <Row
            key={finding}
            as="li"
            gap={3}
            rowGap={1}
            align="center"
            wrap
            paddingY={2}
            divider="below"
            className={styles.finding}
          >
            <p>{finding}</p>
            <Allowed action="add" module={findingWork.modules}>
              <Menu
                label={`Turn into work: ${finding}`}
                trigger="Turn into work"
                align="end"
                className="s-button s-button--small"
                items={workKinds.map((kind) => ({
                  id: kind,
                  label: workWords[kind],
                  icon: icons[kind],
                  onSelect: () => (kind === 'deal-action' ? setForDeal(finding) : add(finding, kind)),
                }))}
              />
            </Allowed>
            {made
              .filter((one) => one.finding === finding)
              .map((one) => (
                <Work key={one.id} work={one} />
              ))}
          </Row>
        ))}
      </Stack>
      {shown.length < findings.length && <Button onClick={() => setAll(true)}>Show all {findings.length}</Button>}
      {forDeal !== undefined && (
        <DealDialog
          onClose={() => setForDeal(undefined)}
          onChoose={(dealId) => {
            add(forDeal, 'deal-action', dealId);
            setForDeal(undefined);
          }}
        />
      )}
    </>
  );
}

/** What came of a finding, and how far it is. */
function Work({ work }: { readonly work: FindingWork }) {
  const standing = useWorkStanding(work);
  const deleted = standing === 'Deleted';
  return (
    <Row as="span" gap={2} align="center" size={13} className={styles.work}>
      {deleted ? workWords[work.kind] : <Link to={workHref(work)}>{workWords[work.kind]}</Link>}
      <StatusTag tone={standing === 'Done' ? 'success' : 'neutral'}>{standing}</StatusTag>
    </Row>
  );
}

interface DealDialogProps {
  readonly onClose: () => void;
  readonly onChoose: (dealId: string) => void;
}

function DealDialog({ onClose, onChoose }: DealDialogProps) {
  const stages = useDealStages();
  const open = useDeals().filter((deal) => isOpenDeal(deal, stages));
  const [dealId, setDealId] = useState('');
  return (
    <Dialog
      open
      title="Deal action"
      description="The finding becomes the next step of the deal, and a note in its timeline."
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" disabled={!dealId} onClick={() => onChoose(dealId)}>
            Set next step
          </Button>
        </>
      }
    >
      <SelectField
        label="Deal"
        value={dealId}
        onChange={setDealId}
        options={open.map(({ id, name, nextStep }) => ({
          value: id,
          label: name,
          detail: nextStep || undefined,
        }))}
      />
    </Dialog>
  );
}
