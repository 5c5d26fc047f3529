import { Button } from 'antd';
import { useState } from 'react';
import './record.css';

interface NotesProps {
  readonly notes: string;
  readonly onSave: (notes: string) => void;
}

/** Free text about a record. What is typed stays until it is saved or taken back. */
export function Notes({ notes, onSave }: NotesProps) {
  const [typed, setTyped] = useState<string>();
  const changed = typed !== undefined && typed !== notes;
  return (
    <form
      className="c-notes"
      onSubmit={(event) => {
        event.preventDefault();
        if (changed) onSave(typed);
        setTyped(undefined);
      }}
    >
      <textarea
        className="s-input"
        aria-label="Notes"
        placeholder="What is good to know before the next call"
        rows={5}
        value={typed ?? notes}
        onChange={(event) => setTyped(event.target.value)}
      />
      {changed && (
        <div className="c-actions">
          <Button onClick={() => setTyped(undefined)}>Take back</Button>
          <Button type="primary" htmlType="submit">
            Save notes
          </Button>
        </div>
      )}
    </form>
  );
}
