import { attempt, DateText } from '@steps/platform/ui';
import { Button } from 'antd';
import { restoreDeleted, useDeletedRecords } from '../deletedState';
import { notifyStep } from '../notices/stepNotice';

interface DeletedHereProps {
  readonly collection: 'contacts' | 'companies';
  readonly id: string;
  readonly noun: 'Contact' | 'Company';
}

/**
 * Shown instead of a record that was deleted recently, here or in another tab: when, and a button to restore it. Nothing for
 * other records.
 */
export function DeletedHere({ collection, id, noun }: DeletedHereProps) {
  const deleted = useDeletedRecords().find((record) => record.id === `${collection}/${id}`);
  if (!deleted) return null;
  const failure = {
    title: 'Not restored',
    description: `The ${noun.toLowerCase()} could not be brought back. Please try again.`,
  };
  const restore = () => {
    restoreDeleted([deleted.id]);
    notifyStep(`${noun} restored`);
  };
  return (
    <p className="s-muted">
      Deleted <DateText value={deleted.at} />. <Button onClick={() => attempt(failure, restore)}>Restore {noun}</Button>
    </p>
  );
}
