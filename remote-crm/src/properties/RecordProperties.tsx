import { Allowed } from '@steps/business';
import { DateText, lazyPart, Section, Stack, StatusTag } from '@steps/platform/ui';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { InlineField } from '../records/recordPage/InlineField';
import { webLink } from '../records/recordPage/linkRules';
import { OutsideLink } from '../records/recordPage/OutsideLink';
import recordStyles from '../records/recordPage/record.module.css';
import type { Property, PropertyKind, PropertyValue } from './property';
import { fitsKind, propertyKindLabels, readValue, shownValue, valueIn, valueText, withValue } from './propertyRules';
import { type PageNoun, usePropertiesOf, type WithProperties } from './propertyState';

const AddPropertyDialog = lazyPart(async () => (await import('./AddPropertyDialog')).AddPropertyDialog);

interface RecordPropertiesProps {
  readonly noun: PageNoun;
  readonly record: WithProperties;
  /** Saves and says so; throws `RuleError`. */
  readonly onSave: (patch: { properties: Record<string, PropertyValue> }) => void;
}

/** The custom properties of a contact or company: the defined ones, and further imported ones. */
export function RecordProperties({ noun, record, onSave }: RecordPropertiesProps) {
  const defined = usePropertiesOf(noun);
  const [adding, setAdding] = useState(false);
  const known = new Set(defined.map(({ name }) => name));
  const others = Object.entries(record.properties).filter(([name]) => !known.has(name));
  const save = (property: Definition, typed: string) =>
    onSave({ properties: withValue(record.properties, property.name, readValue(property, typed)) });
  return (
    <Section
      title="Custom properties"
      count={defined.length + others.length}
      collapse={{ id: `${noun}.properties`, expanded: false }}
    >
      <Stack gap={3}>
        {defined.length + others.length > 0 && (
          <dl className={recordStyles.facts}>
            {defined.map((property) => (
              <PropertyField
                key={property.id}
                property={property}
                value={valueIn(record.properties, property.name)}
                onSave={(typed) => save(property, typed)}
              />
            ))}
            {others.map(([name, value]) => {
              const property = { name, kind: kindOf(value), choices: [] };
              return (
                <PropertyField key={name} property={property} value={value} onSave={(typed) => save(property, typed)} />
              );
            })}
          </dl>
        )}
        <div>
          <Allowed action="add" module="crm">
            <Button size="small" icon={<Plus size={14} aria-hidden />} onClick={() => setAdding(true)}>
              Add Custom Property
            </Button>
          </Allowed>
        </div>
      </Stack>
      {adding && (
        <Suspense>
          <AddPropertyDialog noun={noun} recordId={record.id} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Section>
  );
}

type Definition = Pick<Property, 'name' | 'kind' | 'choices'>;

interface PropertyFieldProps {
  readonly property: Definition;
  readonly value: PropertyValue | undefined;
  readonly onSave: (typed: string) => void;
}

function PropertyField({ property, value, onSave }: PropertyFieldProps) {
  const text = valueText(value);
  const fits = value === undefined || fitsKind(property, value);
  const options = optionsOf(property);
  return (
    <InlineField
      label={property.name}
      fields={[`properties/${property.name}`]}
      words={(held) => shownValue(held as PropertyValue | undefined)}
      value={text}
      // A browser's date field shows nothing for a text that is no date, and saving would clear it.
      day={property.kind === 'date' && fits}
      options={options}
      onSave={onSave}
    >
      {shown(property.kind, value, fits)} {!fits && <StatusTag tone="warning">{misfit(property.kind)}</StatusTag>}
    </InlineField>
  );
}

function shown(kind: PropertyKind, value: PropertyValue | undefined, fits: boolean): ReactNode {
  const text = shownValue(value);
  if (kind === 'link') return <OutsideLink href={webLink(text)}>{text}</OutsideLink>;
  return kind === 'date' && fits ? <DateText value={text} day /> : text;
}

function optionsOf({ kind, choices }: Definition) {
  if (kind !== 'choice' && kind !== 'yes-no') return undefined;
  const values = kind === 'choice' ? choices : ['Yes', 'No'];
  return [{ value: '', label: 'Not set' }, ...values.map((value) => ({ value, label: value }))];
}

const misfit = (kind: PropertyKind) =>
  kind === 'choice' ? 'None of the choices' : `Not a ${propertyKindLabels[kind].toLowerCase()}`;

/** Without a definition, the value's own type decides how it is edited. */
function kindOf(value: PropertyValue): PropertyKind {
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'yes-no' : 'text';
}
