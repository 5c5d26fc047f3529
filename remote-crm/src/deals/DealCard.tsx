import { type Deal, type DealStage, useCompany, useContact } from '@steps/business';
import { Link } from '@steps/platform/router';
import { DateText, Menu, Money, Row, StatusTag, Text } from '@steps/platform/ui';
import { CircleAlert, Clock, EllipsisVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { type Need, needLabels } from './attentionRules';
import styles from './board.module.css';

interface CardFaceProps {
  readonly deal: Deal;
  readonly needs: readonly Need[];
}

/** The lines of a card under its name. */
export function CardFace({ deal, needs }: CardFaceProps) {
  const company = useCompany(deal.companyId);
  const contact = useContact(deal.contactId);
  const who = company?.name ?? contact?.name;
  return (
    <>
      {who && (
        <Text as="span" cut>
          {who}
        </Text>
      )}
      <Row as="span" gap={2} rowGap={0} justify="between" wrap>
        <strong>
          <Money pence={deal.valuePence} />
        </strong>
        {deal.closeDate && (
          <span className="s-faint">
            <DateText value={deal.closeDate} day />
          </span>
        )}
      </Row>
      {deal.lostReason && (
        <Text as="span" cut tone="faint">
          {deal.lostReason}
        </Text>
      )}
      {deal.nextStep && !deal.lostReason && (
        <Text as="span" cut tone="faint">
          Next: {deal.nextStep}
        </Text>
      )}
      {needs.length > 0 && (
        <Row as="span" gap={1} wrap>
          {needs.map((need) => (
            <StatusTag
              key={need}
              tone={need === 'no-step' ? 'neutral' : 'warning'}
              icon={need === 'late' ? CircleAlert : Clock}
            >
              {needLabels[need]}
            </StatusTag>
          ))}
        </Row>
      )}
    </>
  );
}

export interface DealCardProps extends CardFaceProps {
  readonly stages: readonly DealStage[];
  readonly href: string;
  /** Whether the Tab key stops here: it does at one card of the board. */
  readonly current: boolean;
  readonly picked: boolean;
  /** Id of the words that explain how to move it by keyboard. */
  readonly hint: string | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  /** Absent for people who may not move it. */
  readonly onMove: ((stage: string) => void) | undefined;
}

/** A deal on the board: its name opens it, its menu moves it. */
export function DealCard({ deal, stages, href, current, picked, hint, onMove, needs, ...handlers }: DealCardProps) {
  return (
    <>
      <Row gap={1} align="start">
        <Link
          id={`card-${deal.id}`}
          className={styles.cardName}
          to={href}
          tabIndex={current ? 0 : -1}
          draggable={false}
          aria-describedby={hint}
          data-picked={picked || undefined}
          {...handlers}
        >
          {deal.name}
        </Link>
        {onMove && (
          <span className={styles.cardMenu} data-no-drag>
            <Menu
              label={`Move ${deal.name}`}
              className="s-icon-button"
              align="end"
              tabIndex={current ? 0 : -1}
              trigger={<EllipsisVertical size={16} aria-hidden />}
              items={stages.map((stage) => ({
                id: stage.id,
                label: `Move to ${stage.label}`,
                checked: stage.id === deal.stage,
                onSelect: () => onMove(stage.id),
              }))}
            />
          </span>
        )}
      </Row>
      <CardFace deal={deal} needs={needs} />
    </>
  );
}
