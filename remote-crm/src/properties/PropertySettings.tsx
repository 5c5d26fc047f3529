import { counted } from '@steps/platform';
import {
  announce,
  attempt,
  EmptyState,
  IconButton,
  lazyPart,
  Row,
  Section,
  Stack,
  Text,
  useConfirm,
} from '@steps/platform/ui';
import { Button } from 'antd';
import { ArrowDown, ArrowUp, ListChecks, Plus, SlidersHorizontal, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { SettingInput } from '../records/forms/SettingInput';
import dealSettingsStyles from '../records/forms/settings.module.css';
import { notifyStep } from '../records/notices/stepNotice';
import type { Property } from './property';
import { propertyKindLabels } from './propertyRules';
import {
  createProperty,
  deleteProperty,
  moveProperty,
  type PageNoun,
  renameProperty,
  usePropertiesOf,
  useUndefinedNames,
  valueCount,
} from './propertyState';

const AddPropertyDialog = lazyPart(async () => (await import('./AddPropertyDialog')).AddPropertyDialog);
const ChoicesDialog = lazyPart(async () => (await import('./ChoicesDialog')).ChoicesDialog);
const failure = { title: 'Not saved', description: 'The properties could not be saved. Please try again.' };
const plurals = { contact: 'contacts', company: 'companies' } as const;

/** Settings: the custom properties of contacts and of companies. */
export const PropertySettings = () => (
  <>
    <NounProperties noun="contact" />
    <NounProperties noun="company" />
  </>
);

function NounProperties({ noun }: { readonly noun: PageNoun }) {
  const all = usePropertiesOf(noun);
  const [dialog, setDialog] = useState<'add' | Property>();
  const close = () => setDialog(undefined);
  const add = (
    <Button icon={<Plus size={16} aria-hidden />} onClick={() => setDialog('add')}>
      Add Custom Property
    </Button>
  );
  return (
    <Section
      title={`Custom properties of ${plurals[noun]}`}
      purpose={`What you keep about ${plurals[noun]} besides the fields that are always there.`}
      actions={all.length > 0 && add}
    >
      {all.length === 0 ? (
        <EmptyState
          icon={SlidersHorizontal}
          title="No custom properties yet"
          purpose={`Add one, for example “Renewal date” or “Size of the fleet”. It then appears on the page of every ${noun}, and lists can filter by it.`}
          action={add}
        />
      ) : (
        <ol className={`s-plain ${dealSettingsStyles.settings}`}>
          {all.map((property, place) => (
            <PropertyRow
              key={property.id}
              property={property}
              place={place}
              last={all.length - 1}
              onChoices={() => setDialog(property)}
            />
          ))}
        </ol>
      )}
      <Undefined noun={noun} />
      <Suspense>
        {dialog === 'add' && <AddPropertyDialog noun={noun} onClose={close} />}
        {typeof dialog === 'object' && <ChoicesDialog property={dialog} onClose={close} />}
      </Suspense>
    </Section>
  );
}

interface PropertyRowProps {
  readonly property: Property;
  readonly place: number;
  readonly last: number;
  readonly onChoices: () => void;
}

function PropertyRow({ property, place, last, onChoices }: PropertyRowProps) {
  const confirm = useConfirm();
  const { id, noun, name, kind, choices } = property;
  const move = (by: number) =>
    attempt(failure, () => {
      moveProperty(id, by);
      announce(`${name} is now ${place + by + 1} of ${last + 1}.`);
    });
  const remove = async () => {
    const count = valueCount(property);
    const yes =
      count === 0 ||
      (await confirm({
        title: `Delete the property “${name}”?`,
        text: `${countText(count, noun === 'company' ? 'company' : 'contact')} will lose a value. Undo brings it back until this tab is closed.`,
        action: 'Delete property',
        tone: 'danger',
      }));
    if (!yes) return;
    attempt(failure, () => {
      deleteProperty(id);
      notifyStep(`Property ${name} deleted`);
    });
  };
  return (
    <li className={dealSettingsStyles.settingsRow}>
      <SettingInput
        label={`Name of the property ${name}`}
        value={name}
        onSave={(typed) => {
          renameProperty(id, typed);
          notifyStep('Property renamed');
        }}
      />
      <Row as="span" inline gap={2} align="center" wrap size={13} tone="faint">
        {propertyKindLabels[kind]}
        {kind === 'choice' && (
          <Button size="small" type="text" icon={<ListChecks size={14} aria-hidden />} onClick={onChoices}>
            <span>
              {choices.length} choices<span className="s-hidden"> of {name}</span>
            </span>
          </Button>
        )}
      </Row>
      <Row as="span" inline justify="end" size={13} className={dealSettingsStyles.settingsActions}>
        <IconButton label={`Move ${name} up`} icon={ArrowUp} disabled={place === 0} onClick={() => move(-1)} />
        <IconButton label={`Move ${name} down`} icon={ArrowDown} disabled={place === last} onClick={() => move(1)} />
        <IconButton label={`Delete ${name}`} icon={Trash2} onClick={() => void remove()} />
      </Row>
    </li>
  );
}

/** Imported values without a definition: as text they can be seen and edited; with a definition they are also checked. */
function Undefined({ noun }: { readonly noun: PageNoun }) {
  const names = useUndefinedNames(noun);
  if (names.length === 0) return null;
  return (
    <Stack gap={2} paddingTop={4}>
      <h3>Found in your records</h3>
      <p className="s-faint">
        These came with an import and have no kind yet. Define them as text to name and order them.
      </p>
      <ul className="s-plain">
        {names.map(({ name, count }) => (
          <Row as="li" key={name} gap={2} align="center" wrap>
            <Text as="span" breakWords>
              {name}
            </Text>
            <span className="s-faint">{countText(count, noun)}</span>
            <Button
              size="small"
              aria-label={`Define ${name}`}
              onClick={() =>
                attempt(failure, () => {
                  createProperty(noun, name, 'text');
                  notifyStep(`Property ${name} defined`);
                })
              }
            >
              Define
            </Button>
          </Row>
        ))}
      </ul>
    </Stack>
  );
}

const countText = (count: number, noun: PageNoun) => counted(count, noun, plurals[noun]);
