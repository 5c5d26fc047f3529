import { SelectField } from '@steps/platform/fields';
import { Dialog, Stack, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { useState } from 'react';
import * as v from 'valibot';
import { askedSchema, type Board, type Widget } from './board';
import { addWidget } from './boardState';

const cardSchema = v.object({ ...askedSchema.entries, title: v.string() });
export type QuestionToAdd = Readonly<v.InferOutput<typeof cardSchema>>;

/** A question that an address brings, to be put on a board; none where it is no question. */
export function questionIn(text: string | undefined): QuestionToAdd | undefined {
  if (text === undefined) return undefined;
  try {
    const found = v.safeParse(cardSchema, JSON.parse(text));
    return found.success && v.is(v.looseObject({}), JSON.parse(found.output.query)) ? found.output : undefined;
  } catch {
    // Somebody changed the address.
    return undefined;
  }
}

/** Whether the answer is a figure alone, and no list, and no groups. */
function isOneFigure(query: string): boolean {
  const { measure = 'list', group }: { readonly measure?: string; readonly group?: string } = JSON.parse(query);
  return measure !== 'list' && group === undefined;
}

interface QuestionDialogProps {
  readonly question: QuestionToAdd;
  readonly boards: readonly Board[];
  readonly onAdded: (boardId: string) => void;
  readonly onClose: () => void;
}

/** Asks which board a question is put on, and what it is called there. */
export function QuestionDialog({ question, boards, onAdded, onClose }: QuestionDialogProps) {
  const { tool, query } = question;
  const [boardId, setBoardId] = useState(boards[0]?.id ?? '');
  const [title, setTitle] = useState(question.title);
  const add = () => {
    const widget: Omit<Widget, 'id' | 'x' | 'y'> = {
      ...{ metric: '', shape: 'figure', period: 'board', w: 4, h: isOneFigure(query) ? 2 : 4 },
      title: title.trim() || question.title,
      asked: { tool, query },
    };
    addWidget(boardId, widget);
    onAdded(boardId);
  };
  return (
    <Dialog
      open
      title="Add to a board"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" onClick={add} disabled={!boardId}>
            Add to board
          </Button>
        </>
      }
    >
      <Stack gap={4} bound alignContent="start">
        <SelectField
          label="Board"
          required
          value={boardId}
          onChange={setBoardId}
          options={boards.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextField label="Title" required={false} value={title} onChange={setTitle} />
      </Stack>
    </Dialog>
  );
}
