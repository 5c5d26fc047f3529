import { useMay } from '@steps/business';
import { formatDate, RuleError, useTyped } from '@steps/platform';
import { DateField, SelectField } from '@steps/platform/fields';
import { Link } from '@steps/platform/router';
import { Dialog, IconButton, notify, Section, Stack, TextArea, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { EvidenceList } from '../analysis/EvidenceList';
import { looksLikeAddress } from '../learning/learningRules';
import { ownKinds, type Source, type SourceKind, sourceKinds } from '../tasks/researchSource';
import { toldNext } from './foundSources';
import type { Research } from './research';
import { addSource, leaveSourceOut, removeSource } from './researchState';

interface SourcePanelProps {
  readonly research: Research;
  readonly found: readonly Source[];
  readonly today: string;
}

/** What the next version is told, numbered as it will name it; each can be left out, and more can be added. */
export function SourcePanel({ research, found, today }: SourcePanelProps) {
  const mayChange = useMay()('change', 'strategy');
  const [adding, setAdding] = useState(false);
  const all = [...found, ...research.sources];
  const told = toldNext(research, found);
  return (
    <Section
      title="Sources"
      purpose={
        all.length > 0
          ? `${told.length} of ${all.length} are used.${mayChange ? ' Untick to leave one out.' : ''}`
          : undefined
      }
      actions={
        mayChange && (
          <Button icon={<Plus size={16} aria-hidden />} onClick={() => setAdding(true)}>
            Add source
          </Button>
        )
      }
    >
      {all.length === 0 && (
        <p className="s-muted">
          No figures yet. Add what you have read or been told; without a source, every claim is an assumption.
        </p>
      )}
      <EvidenceList
        all={all}
        used={told}
        idOf={(source) => source.id}
        wordsOf={(source) => ({ title: source.title, says: source.says, origin: <Origin source={source} /> })}
        disabled={!mayChange}
        onUse={(source, use) => leaveSourceOut(research.id, source.id, !use)}
        actionsOf={(source) =>
          mayChange &&
          research.sources.includes(source) && (
            <IconButton
              label={`Remove ${source.title}`}
              icon={Trash2}
              onClick={() => {
                removeSource(research.id, source.id);
                notify({ title: 'Source removed', description: `${source.title}. Ctrl+Z brings it back.` });
              }}
            />
          )
        }
      />
      {adding && <SourceDialog research={research} today={today} onClose={() => setAdding(false)} />}
    </Section>
  );
}

/** Where it comes from; an address that a person typed is text, so that nothing typed is ever opened. */
function Origin({ source: { kind, day, address } }: { readonly source: Source }) {
  const words = `${sourceKinds[kind]}, ${formatDate(day, { year: true })}`;
  if (!address) return words;
  return address.startsWith('/') ? <Link to={address}>{words}</Link> : `${words}, ${address}`;
}

interface SourceDialogProps {
  readonly research: Research;
  readonly today: string;
  readonly onClose: () => void;
}

function SourceDialog({ research, today, onClose }: SourceDialogProps) {
  const form = useTyped(`source:${research.id}`, {
    ...{ title: '', says: '', address: '', day: today },
    kind: 'publication' as SourceKind,
  });
  const { kind, title, says, address, day } = form.typed;
  const set = (patch: Partial<typeof form.typed>) => form.type({ ...form.typed, ...patch });
  const [error, setError] = useState<string>();
  const typed = address.trim();
  const leave = () => {
    form.forget();
    onClose();
  };
  const add = () => {
    try {
      addSource(research.id, {
        kind,
        title: title.trim(),
        says: says.trim(),
        day: day || today,
        ...(typed && { address: /^https?:\/\//i.test(typed) ? typed : `https://${typed}` }),
      });
      leave();
    } catch (problem) {
      if (!(problem instanceof RuleError)) throw problem;
      setError(problem.message);
    }
  };
  return (
    <Dialog
      open
      title="Add source"
      description="Steps does not open other websites: write what the source says in your own words."
      onClose={onClose}
      footer={
        <>
          <Button onClick={leave}>Cancel</Button>
          <Button type="primary" onClick={add}>
            Add source
          </Button>
        </>
      }
    >
      <Stack gap={4} bound alignContent="start">
        <TextField
          label="Source"
          help="Its title, or who said it."
          value={title}
          onChange={(value) => set({ title: value })}
        />
        <TextArea label="What it says" error={error} value={says} onChange={(value) => set({ says: value })} />
        <SelectField
          label="Kind"
          required
          value={kind}
          onChange={(value) => set({ kind: value as SourceKind })}
          options={ownKinds.map((value) => ({ value, label: sourceKinds[value] }))}
        />
        <DateField label="Day" value={day} onChange={(next) => set({ day: next })} />
        <TextField
          label="Web address"
          required={false}
          help={
            typed && !looksLikeAddress(typed) ? 'This does not look like the address of a website.' : 'For the reader.'
          }
          value={address}
          onChange={(value) => set({ address: value })}
        />
      </Stack>
    </Dialog>
  );
}
