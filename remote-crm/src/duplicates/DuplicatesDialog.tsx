import { useSearchParams } from '@steps/platform/router';
import { Dialog, Tabs } from '@steps/platform/ui';
import { useState } from 'react';
import { DuplicateGroups } from './DuplicateGroups';
import { MergeForm } from './MergeForm';
import type { Noun } from './mergeRules';

/** Finds records that may be the same and merges them. Starts with the records of the open tab. */
export function DuplicatesDialog({ onClose }: { readonly onClose: () => void }) {
  const [params] = useSearchParams();
  const [noun, setNoun] = useState<Noun>(params.get('tab') === 'companies' ? 'company' : 'contact');
  const [merging, setMerging] = useState<readonly string[]>();
  const back = () => setMerging(undefined);
  const groups = <DuplicateGroups key={noun} noun={noun} onMerge={setMerging} />;
  return (
    <Dialog
      open
      size="large"
      title="Find duplicates"
      description={
        merging
          ? 'Choose the record to keep. One undo brings everything back.'
          : 'Records that share an email, a phone number, a name with company, or a website.'
      }
      onClose={merging ? back : onClose}
    >
      {merging && <MergeForm key={merging.join()} noun={noun} ids={merging} onDone={back} />}
      <div hidden={merging !== undefined}>
        <Tabs
          label="Records to compare"
          value={noun}
          onChange={(id) => setNoun(id === 'company' ? 'company' : 'contact')}
          tabs={[
            { id: 'contact', label: 'Contacts', panel: groups },
            { id: 'company', label: 'Companies', panel: groups },
          ]}
        />
      </div>
    </Dialog>
  );
}
