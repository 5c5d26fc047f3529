import { setPreference } from '@steps/shared';
import { Dialog, Kbd } from '@steps/shared/ui';
import { Button } from 'antd';
import { reviewKeys } from './reviewKeys';
import { singleKeysPreference, useSingleKeys } from './useReviewKeys';

interface ReviewShortcutsProps {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onUndo: () => void;
}

/** The hints under the queue, and all shortcuts in a dialog with their switch. */
export function ReviewShortcuts({ open, onOpen, onUndo }: ReviewShortcutsProps) {
  const enabled = useSingleKeys();
  return (
    <>
      <div className="r-hints">
        {enabled &&
          reviewKeys
            .filter(({ verb }) => verb !== 'shortcuts' && verb !== 'undo')
            .map(({ key, does }) => (
              <span key={key} className="s-line">
                <Kbd keys={key.toUpperCase()} /> {does}
              </span>
            ))}
        <Button type="text" size="small" onClick={onUndo}>
          {enabled && <Kbd keys="U" />} Undo the last decision
        </Button>
        <Button type="text" size="small" onClick={() => onOpen(true)}>
          Keyboard shortcuts
        </Button>
      </div>
      <Dialog open={open} title="Keyboard shortcuts" size="small" onClose={() => onOpen(false)}>
        <div className="s-stack">
          <table className="s-table">
            <caption className="s-hidden">Keys of the review queue</caption>
            <tbody>
              {reviewKeys.map(({ key, does }) => (
                <tr key={key}>
                  <th scope="row">
                    <Kbd keys={key.toUpperCase()} />
                  </th>
                  <td>{does}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <label className="s-line">
            <input
              type="checkbox"
              checked={enabled}
              onChange={(event) => setPreference(singleKeysPreference, event.target.checked)}
            />
            Single keys decide
          </label>
          <p className="s-faint">They rest while you write. Ctrl+Z takes back what was written to a record.</p>
        </div>
      </Dialog>
    </>
  );
}
