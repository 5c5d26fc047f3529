import { Link } from '@steps/platform/router';
import { Card, Row, Text } from '@steps/platform/ui';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './GuideCard.module.css';

interface GuideCardProps {
  readonly title: string;
  readonly summary: string;
  /** Minutes that it takes. */
  readonly minutes: number | undefined;
  readonly href: string;
  /** Before the minutes. */
  readonly children?: ReactNode;
}

/** A guide to choose: the whole card is the link. */
export const GuideCard = ({ title, summary, minutes, href, children }: GuideCardProps) => (
  <Card as={Link} to={href} gap={2} alignContent="start" padding={4} tone="text" className={styles.guide}>
    <h2>{title}</h2>
    <Text tone="muted">{summary}</Text>
    <Row as="span" gap={3} align="center" wrap alignSelf="end" tone="faint" size={13}>
      {children}
      <Row as="span" inline gap={1} align="center">
        <Clock size={14} aria-hidden /> {minutes} minutes
      </Row>
    </Row>
  </Card>
);
