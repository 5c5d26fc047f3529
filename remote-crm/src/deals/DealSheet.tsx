import { Allowed, type Deal, deals, stageOf, useCompany, useContact, useDealStages, useMay } from '@steps/business';
import { paths } from '@steps/platform/paths';
import { attempt, ButtonLink, EmptyState, Row, Sheet, Stack, Together } from '@steps/platform/ui';
import { Button } from 'antd';
import { SearchX, ThumbsDown, ThumbsUp, Trash2 } from 'lucide-react';
import { SendByEmail } from '../mail/SendByEmail';
import { SentMail } from '../mail/SentMail';
import { deleteDeals, useDeal } from '../nouns/dealState';
import { DealQuotes } from '../quotes/DealQuotes';
import { deletedNote } from '../records/notices/keptNotes';
import { notifyStep } from '../records/notices/stepNotice';
import { RecordContext } from '../records/recordPage/recordContext';
import { RecordNote } from '../records/recordPage/recordTogether';
import { DealActivities } from './DealActivities';
import { DealFacts } from './DealFacts';
import styles from './dealSheet.module.css';
import { StageTag } from './StageTag';
import { useDealMoves } from './useDealMoves';

interface DealSheetProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** One deal beside the board, with everything about it edited in place. */
export function DealSheet({ id, onClose }: DealSheetProps) {
  const deal = useDeal(id);
  if (deal) return <OpenDeal deal={deal} onClose={onClose} />;
  return (
    <Sheet open title="Deal not found" onClose={onClose}>
      <EmptyState
        icon={SearchX}
        title="This deal cannot be found"
        purpose="It may have been deleted, or the link belongs to another business."
        action={<ButtonLink to={paths.module.href('crm', { tab: 'deals' })}>Show all deals</ButtonLink>}
      />
    </Sheet>
  );
}

function OpenDeal({ deal, onClose }: { readonly deal: Deal; readonly onClose: () => void }) {
  const may = useMay();
  const stages = useDealStages();
  const { move, dialog } = useDealMoves();
  const contact = useContact(deal.contactId);
  const company = useCompany(deal.companyId);
  const { kind } = stageOf(deal.stage, stages);
  const endOf = (end: 'won' | 'lost') => stages.find((stage) => stage.kind === end)?.id ?? end;
  const remove = () => {
    const failure = { title: 'Deal not deleted', description: 'The deal could not be deleted. Please try again.' };
    if (!attempt(failure, () => void deleteDeals([deal.id]))) return;
    onClose();
    notifyStep('Deal deleted', deletedNote(deal.name));
  };
  return (
    <Sheet
      open
      title={deal.name}
      description={<StageTag stage={deal.stage} />}
      onClose={onClose}
      footer={
        <Allowed action="delete" module={deals.modules}>
          <Button danger icon={<Trash2 size={16} aria-hidden />} onClick={remove}>
            Delete deal
          </Button>
        </Allowed>
      }
    >
      <Stack gap={4} bound alignContent="start">
        <Row gap={2} wrap className={styles.dealStage}>
          <select
            className="s-input"
            aria-label="Stage"
            disabled={!may('change', deals.modules)}
            value={deal.stage}
            onChange={(event) => move(deal, event.target.value)}
          >
            {!stages.some((stage) => stage.id === deal.stage) && <option value={deal.stage}>{deal.stage}</option>}
            {stages.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
          {kind === 'open' && (
            <Allowed action="change" module={deals.modules}>
              <Button icon={<ThumbsUp size={16} aria-hidden />} onClick={() => move(deal, endOf('won'))}>
                Mark as won
              </Button>
              <Button icon={<ThumbsDown size={16} aria-hidden />} onClick={() => move(deal, endOf('lost'))}>
                Mark as lost
              </Button>
            </Allowed>
          )}
          <SendByEmail
            label="Email"
            about={{
              dealId: deal.id,
              ...(contact && { contactId: contact.id }),
              ...(company && { companyId: company.id }),
            }}
            to={contact?.email || company?.email || ''}
          />
          <Together.HereToo collection={deals.name} id={deal.id} />
        </Row>
        <RecordContext value={{ collection: deals.name, id: deal.id, modules: deals.modules }}>
          <RecordNote fields={['stage']} label="Stage" words={(stage) => stageOf(String(stage ?? ''), stages).label} />
          <DealFacts deal={deal} />
        </RecordContext>
        <DealQuotes deal={deal} />
        <SentMail about={{ dealId: deal.id }} />
        <DealActivities deal={deal} />
      </Stack>
      {dialog}
    </Sheet>
  );
}
