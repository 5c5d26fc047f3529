import { isPlainObject } from '@steps/platform/src/core/store/rowCheck';
import { IconButton, TextArea } from '@steps/platform/ui';
import { Button } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { OpenSchema } from '../ai/draftShape';

interface DraftFieldsProps {
  readonly schema: OpenSchema;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** What is wrong, and in which field: `sections.1.heading`. */
  readonly fault: { readonly path: string; readonly message: string } | undefined;
}

/** AI's own reasons for what it wrote: nobody else changes them. */
const ownAccount = 'reasoning';
/** Characters in a line of a field, about. */
const lineLength = 70;

/** The texts of a draft, each in its field, with lists that grow and shrink. Figures and flags stay as they are. */
export function DraftFields({ schema, value, onChange, fault }: DraftFieldsProps) {
  return <Part schema={schema} value={value} onChange={onChange} fault={fault} name="" path="" />;
}

interface PartProps extends DraftFieldsProps {
  readonly name: string;
  readonly path: string;
}

function Part(props: PartProps) {
  const { schema, value, onChange, fault, name, path } = props;
  if (schema.wrapped) return <Part {...props} schema={schema.wrapped} />;
  if (schema.type === 'string') {
    const text = typeof value === 'string' ? value : '';
    return (
      <TextArea
        label={name}
        error={fault?.path === path ? fault.message : undefined}
        rows={Math.min(12, Math.max(1, Math.ceil(text.length / lineLength)))}
        value={text}
        onChange={onChange}
      />
    );
  }
  if (schema.type === 'array' && schema.item) return <Items {...props} item={schema.item} />;
  if (!schema.entries) return null;
  const fields = isPlainObject(value) ? value : {};
  return Object.entries(schema.entries)
    .filter(([key]) => key !== ownAccount)
    .map(([key, entry]) => (
      <Part
        key={key}
        schema={entry}
        value={fields[key]}
        onChange={(next) => onChange({ ...fields, [key]: next })}
        fault={fault}
        name={inWords(key)}
        path={path ? `${path}.${key}` : key}
      />
    ));
}

function Items({ item, value, onChange, fault, name, path }: PartProps & { readonly item: OpenSchema }) {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const one = singular(name);
  const add = useRef<HTMLButtonElement>(null);
  const remove = (at: number) => {
    // Pressing the button removes it, so the focus has to move.
    add.current?.focus();
    onChange(items.filter((_, other) => other !== at));
  };
  return (
    <fieldset className="s-result__items">
      <legend>{name}</legend>
      {fault?.path === path && <p role="alert">{fault.message}</p>}
      {items.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items have no identity, and their fields no state of their own
        <div key={at} className="s-result__item">
          <div>
            <Part
              schema={item}
              value={entry}
              onChange={(next) => onChange(items.map((other, index) => (index === at ? next : other)))}
              fault={fault}
              name={`${one} ${at + 1}`}
              path={`${path}.${at}`}
            />
          </div>
          <IconButton label={`Remove ${one.toLowerCase()} ${at + 1}`} icon={Trash2} onClick={() => remove(at)} />
        </div>
      ))}
      <div>
        <Button ref={add} icon={<Plus size={16} aria-hidden />} onClick={() => onChange([...items, blankOf(item)])}>
          Add {one.toLowerCase()}
        </Button>
      </div>
    </fieldset>
  );
}

function blankOf(schema: OpenSchema): unknown {
  if (schema.wrapped) return blankOf(schema.wrapped);
  switch (schema.type) {
    case 'string':
      return '';
    case 'number':
      return 0;
    case 'boolean':
      return false;
    case 'array':
      return [];
    case 'picklist':
      return schema.options?.[0];
    default:
      return Object.fromEntries(Object.entries(schema.entries ?? {}).map(([key, entry]) => [key, blankOf(entry)]));
  }
}

/** `openQuestions` as "Open questions". */
function inWords(key: string): string {
  const words = key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/s$/, '');
