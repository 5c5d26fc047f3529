import { Button } from 'antd';
import type { ReactNode } from 'react';
import { proxy, ref, useSnapshot } from 'valtio';
import { Dialog } from './Dialog';

/** A question before something that cannot be undone. */
export interface Question {
  /** Names the thing: "Delete the workspace “Harbour & Vale”?". */
  readonly title: string;
  /** What is lost and what stays. */
  readonly text?: ReactNode;
  /** The verb with its object: "Delete workspace". */
  readonly action: string;
  /** The way back, where “Cancel” could mean either: "Continue importing". */
  readonly back?: string;
  readonly tone?: 'default' | 'danger';
}

interface Asked {
  readonly question: Question;
  readonly answer: (yes: boolean) => void;
}

const state = proxy<{ asked: Asked | undefined }>({ asked: undefined });

/** Asks, and resolves with the answer; Esc means no. A second question answers the first with no. */
export function confirm(question: Question): Promise<boolean> {
  state.asked?.answer(false);
  return new Promise((resolve) => {
    const asked = ref({
      question,
      answer: (yes: boolean) => {
        if (state.asked === asked) state.asked = undefined;
        resolve(yes);
      },
    });
    state.asked = asked;
  });
}

/** `confirm` for components. */
export const useConfirm = () => confirm;

/** Shows what `confirm` asks. Mounted once, by `Overlays`. */
export function ConfirmDialog() {
  // Kept by `ref`, so the snapshot holds the very object; its type does not say so.
  const asked = useSnapshot(state).asked as Asked | undefined;
  if (!asked) return null;
  const { question, answer } = asked;
  return (
    <Dialog
      open
      size="small"
      title={question.title}
      description={question.text}
      onClose={() => answer(false)}
      footer={
        <>
          <Button onClick={() => answer(false)}>{question.back ?? 'Cancel'}</Button>
          <Button type="primary" danger={question.tone === 'danger'} onClick={() => answer(true)}>
            {question.action}
          </Button>
        </>
      }
    />
  );
}
