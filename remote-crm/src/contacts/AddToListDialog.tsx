import { contacts } from '@steps/business';
import { countedAs } from '@steps/platform';
import { notify, Row, Stack, Text, TextField } from '@steps/platform/ui';
import { useState } from 'react';
import crmStyles from '../records/crm.module.css';
import { FormDialog } from '../records/forms/FormDialog';
import { useSubmit } from '../records/forms/useSubmit';
import { notifyStep } from '../records/notices/stepNotice';
import listsStyles from '../records/recordTable/lists.module.css';
import { longestListName, sameList } from '../staticLists/contactListRules';
import { addToList, useLists } from '../staticLists/contactListState';

interface AddToListDialogProps {
  readonly ids: readonly string[];
  readonly onClose: () => void;
}

const counted = countedAs('contact');

/** Puts contacts on an existing list, or on a new one. */
export function AddToListDialog({ ids, onClose }: AddToListDialogProps) {
  const lists = useLists();
  const [name, setName] = useState('');
  const who = ids.length === 1 ? contacts.get(ids[0] ?? '')?.name : undefined;
  const subject = who || counted(ids.length);
  const known = lists.some((list) => sameList(list.name, name));
  const { error, clearError, submit } = useSubmit(() => {
    const added = addToList(ids, name);
    const already = ids.length - added;
    const sentences = [
      added > 0 && `${who ?? counted(added)} added to “${name.trim()}”.`,
      already > 0 && `${who ?? counted(already)} ${already === 1 ? 'was' : 'were'} on it already.`,
    ];
    const description = sentences.filter(Boolean).join(' ');
    // If nothing changed, there is no step for Undo to take back.
    if (added > 0) notifyStep('Added to List', description);
    else notify({ title: `On “${name.trim()}” already`, description });
    onClose();
  }, 'Nobody was added to the list. Please try again.');
  return (
    <FormDialog
      title={`Add ${subject} to a list`}
      action={name.trim() && !known ? 'Make list and add' : 'Add to list'}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={crmStyles.wide}>
        <TextField
          label="List"
          value={name}
          maxLength={longestListName}
          onChange={(next) => {
            setName(next);
            clearError();
          }}
          help={
            name.trim() && !known
              ? 'There is no list of this name yet; it will be made.'
              : 'Enter a name, or choose a list.'
          }
        />
      </div>
      {lists.length > 0 && (
        <Stack as="fieldset" bare gap="half" className={`${listsStyles.choices} ${crmStyles.wide}`}>
          <legend className="s-field__label">Lists</legend>
          {lists.map((list) => (
            <Row
              key={list.name}
              as="label"
              gap={2}
              align="center"
              grow
              shrink
              minHeight={32}
              paddingX={1}
              className={listsStyles.choicesItem}
            >
              <input
                type="radio"
                name="list"
                checked={sameList(list.name, name)}
                onChange={() => {
                  setName(list.name);
                  clearError();
                }}
              />
              <Text as="span" grow shrink breakWords>
                {list.name}
              </Text>
              <span className="s-faint">{list.count.toLocaleString('en-GB')}</span>
            </Row>
          ))}
        </Stack>
      )}
    </FormDialog>
  );
}
