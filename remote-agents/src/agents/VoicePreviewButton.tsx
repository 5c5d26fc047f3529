import { Button } from 'antd';
import { Square, Volume2 } from 'lucide-react';
import type { Agent } from './agent';
import { playVoice, useVoicePreview, voiceFailed } from './voicePreview';

interface VoicePreviewButtonProps {
  readonly agent: Agent;
  /** Without a border, and named for its agent: on a card. */
  readonly compact?: boolean;
}

/** Plays a spoken sample of the agent; pressed again, it stops. */
export function VoicePreviewButton({ agent, compact = false }: VoicePreviewButtonProps) {
  const { speaking, failed } = useVoicePreview();
  const plays = speaking === agent.id;
  const words = plays ? 'Stop' : 'Voice Preview';
  const Icon = plays ? Square : Volume2;
  return (
    <>
      <Button
        type={compact ? 'text' : 'default'}
        size={compact ? 'small' : 'middle'}
        icon={<Icon size={16} aria-hidden />}
        aria-label={compact ? `${words}: ${agent.name}` : undefined}
        onClick={() => void playVoice(agent)}
      >
        {words}
      </Button>
      {failed === agent.id && <span className="s-faint">{voiceFailed}</span>}
    </>
  );
}
