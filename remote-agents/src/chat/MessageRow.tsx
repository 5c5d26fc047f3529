import { cutText, listTools } from '@steps/business/ai';
import { formatMoment } from '@steps/platform';
import { CopyButton, IconButton, Row, Stack, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { Pencil, RotateCcw, Square, Volume2 } from 'lucide-react';
import { memo } from 'react';
import { AgentSign } from '../agents/AgentSign';
import { canSpeak } from '../agents/speech';
import { readAloud, useVoicePreview, voiceFailed } from '../agents/voicePreview';
import { agentOf } from '../ownAgents/ownAgentState';
import { AnswerText } from './AnswerText';
import { lookedAt } from './chatRules';
import styles from './Messages.module.css';
import { accept, ProposalCard } from './ProposalCard';
import { copiedText, ReadingBars, ReadingChips, ReadingChoices, textAroundBars } from './ReadingChips';
import type { LookUp, Message } from './thread';

interface MessageRowProps {
  readonly message: Message;
  readonly onEdit: (message: Message) => void;
  readonly onRetry: (message: Message) => void;
}

/** One message. Drawn again only when it changes: a thread may have thousands. */
export const MessageRow = memo(function MessageRow({ message, onEdit, onRetry }: MessageRowProps) {
  return message.role === 'user' ? (
    <div className={styles.asked}>
      <p data-own>{message.text}</p>
      <IconButton label="Edit this question" icon={Pencil} onClick={() => onEdit(message)} />
    </div>
  ) : (
    <Answer message={message} onRetry={() => onRetry(message)} />
  );
});

function Answer({ message, onRetry }: { readonly message: Message; readonly onRetry: () => void }) {
  const { text, cut, failed, lookUps = [], proposals = [] } = message;
  const agent = agentOf(message.ownId, message.agentId);
  const [above, below] = textAroundBars(message);
  return (
    <Stack as="article" gap={2} aria-label={`Answer of ${agent?.name ?? 'the assistant'}`}>
      <Row gap={2} align="center" tone="muted" size={12}>
        {agent && <AgentSign agent={agent} size={20} />}
        {agent?.name}
      </Row>
      <ReadingChips message={message} />
      {lookUps.length > 0 && <LookUps lookUps={lookUps} at={message.reading?.at} />}
      {above && <AnswerText text={above} />}
      <ReadingBars message={message} />
      {below && <AnswerText text={below} />}
      <ReadingChoices message={message} />
      {cut && (
        <Text tone="warning" size={13} role="status">
          {cutText(cut)}
        </Text>
      )}
      {failed && (
        <Text tone="danger" role="status">
          {failed}
        </Text>
      )}
      {proposals.map((id) => (
        <ProposalCard key={id} id={id} />
      ))}
      {proposals.length > 1 && (
        <div>
          <Button size="small" onClick={() => accept(proposals)}>
            Accept all {proposals.length}
          </Button>
        </div>
      )}
      <Row gap={1} align="center">
        <IconButton label={failed ? 'Try again' : 'Answer again'} icon={RotateCcw} onClick={onRetry} />
        {text && canSpeak() && <ReadAloud message={message} />}
        {text && <CopyButton text={copiedText(message)} label="Copy answer" iconOnly />}
      </Row>
    </Stack>
  );
}

function ReadAloud({ message: { id, text, agentId } }: { readonly message: Message }) {
  const { speaking, failed } = useVoicePreview();
  const plays = speaking === id;
  return (
    <>
      <IconButton
        label={plays ? 'Stop reading' : 'Read aloud'}
        icon={plays ? Square : Volume2}
        onClick={() => void readAloud(id, text, agentId)}
      />
      {failed === id && <span className="s-faint">{voiceFailed}</span>}
    </>
  );
}

/** What an answer is based on. */
function LookUps({ lookUps, at: asked }: { readonly lookUps: readonly LookUp[]; readonly at: string | undefined }) {
  const labels = new Map(listTools().map(({ name, label }) => [name, label]));
  return (
    <Text as="details" tone="faint" size={12} className={styles.looked}>
      <summary>{lookedAt(lookUps)}</summary>
      {asked && <p className="s-faint">Asked {formatMoment(asked, new Date())}.</p>}
      <ul>
        {lookUps.map(({ tool, input, failed }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was looked up does not change
          <li key={at}>
            {labels.get(tool) ?? tool}
            {failed && ' (no result)'}{' '}
            <Text as="code" breakWords>
              {input === '{}' ? '' : input}
            </Text>
          </li>
        ))}
      </ul>
    </Text>
  );
}
