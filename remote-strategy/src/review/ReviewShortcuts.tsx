import { Dialog, Kbd, Row, SingleKeysSwitch, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import styles from './review.module.css';
import { type ReviewKey, reviewKeys } from './reviewKeys';

const decisions: readonly ReviewKey[] = ['approve', 'modify', 'reject'];

interface ReviewShortcutsProps {
  /** Whether the person at work may decide about what is open; the keys that do are not hinted at otherwise. */
  readonly decides: boolean;
  /** Whether single keys are on. */
  readonly enabled: boolean;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onUndo: () => void;
}

/** The hints under the queue, and all shortcuts in a dialog with their switch. */
export function ReviewShortcuts({ decides, enabled, open, onOpen, onUndo }: ReviewShortcutsProps) {
  return (
    <>
      <Row gap={4} rowGap={1} align="center" wrap tone="faint" size={12} className={styles.hints}>
        {enabled &&
          reviewKeys
            .filter(({ verb }) => verb !== 'shortcuts' && verb !== 'undo' && (decides || !decisions.includes(verb)))
            .map(({ key, does }) => (
              <Row as="span" key={key} gap={2} align="center" wrap>
                <Kbd keys={key.toUpperCase()} /> {does}
              </Row>
            ))}
        {decides && (
          <Button type="text" size="small" onClick={onUndo}>
            {enabled && <Kbd keys="U" />} Undo the last decision
          </Button>
        )}
        <Button type="text" size="small" onClick={() => onOpen(true)}>
          Keyboard shortcuts
        </Button>
      </Row>
      <Dialog open={open} title="Keyboard shortcuts" size="small" onClose={() => onOpen(false)}>
        <Stack gap={4} bound alignContent="start">
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
          <SingleKeysSwitch />
          <p className="s-faint">
            They pause while you type and for a second afterwards. A approves only what has been on screen for a second.
            Ctrl+Z takes back what was written to a record.
          </p>
        </Stack>
      </Dialog>
    </>
  );
}
