import { emailsOf } from '@steps/business';
import { formatDate } from '@steps/platform';
import { DateText } from '@steps/platform/ui';
import { Fragment, type ReactNode } from 'react';
import { type CatalogueField, fieldsOf } from '../catalogue/catalogue';
import { phonesOf } from '../phones/contactPhones';
import { usePhoneLinks } from '../phones/usePhoneLinks';
import { Copyable } from './Copyable';
import { type About, openings } from './callAndEmail';
import { InlineField } from './InlineField';
import { linkedInLink, mailLink, shortAddress, webLink, xLink } from './linkRules';
import { OutsideLink } from './OutsideLink';
import styles from './record.module.css';

interface SectionFactsProps<T> {
  readonly catalogue: object;
  /** As the catalogue names it. */
  readonly section: string;
  readonly record: T;
  /** The record in whose timeline a call or email from here is noted; if absent, addresses are plain text. */
  readonly about?: About;
  readonly onSave: (patch: Partial<T>) => void;
  /** Facts with a display or control of their own. */
  readonly own?: { readonly [K in keyof T]?: ReactNode };
}

/** The facts of one section as a list of their own. */
export const SectionFacts = <T extends object>(props: SectionFactsProps<T>) => (
  <dl className={styles.facts}>
    <SectionFields {...props} />
  </dl>
);

/** The facts of one section, in the order of the catalogue, each edited in place; moments are only shown. */
export function SectionFields<T extends object>({ catalogue, section, own = {}, ...rest }: SectionFactsProps<T>) {
  // A catalogue has the keys of its noun.
  const fields = fieldsOf(catalogue) as readonly [keyof T & string, CatalogueField][];
  return fields
    .filter(([, field]) => field.section === section)
    .map(([key, field]) => (
      <Fragment key={key}>{key in own ? own[key] : <CatalogueFact name={key} field={field} {...rest} />}</Fragment>
    ));
}

interface CatalogueFactProps<T> extends Pick<SectionFactsProps<T>, 'record' | 'about' | 'onSave'> {
  readonly name: keyof T & string;
  readonly field: CatalogueField;
}

function CatalogueFact<T extends object>({
  name,
  field: { label, kind },
  record,
  about,
  onSave,
}: CatalogueFactProps<T>) {
  const value = String(record[name] ?? '');
  if (kind === 'moment') {
    return (
      <div className={styles.fact}>
        <dt>{label}</dt>
        <dd>{value && <DateText value={value} />}</dd>
      </div>
    );
  }
  if (kind === 'day') {
    const save = (day: string) => onSave({ [name]: day || undefined } as Partial<T>);
    return (
      <InlineField day fields={[name]} words={dayWords} {...{ label, value }} onSave={save}>
        {value && <DateText value={value} day />}
      </InlineField>
    );
  }
  return (
    <InlineField
      label={label}
      fields={[name]}
      value={value}
      type={kind === 'email' ? 'email' : kind === 'phone' ? 'tel' : 'text'}
      rows={kind === 'lines' ? 3 : undefined}
      // Fields of a section are texts.
      onSave={(typed) => onSave({ [name]: typed.trim() } as Partial<T>)}
    >
      {about && reachable(kind, value, about, `Copy ${label.toLowerCase()}`)}
    </InlineField>
  );
}

const dayWords = (day: unknown): string => (day ? formatDate(String(day), { year: true }) : '');

/** The value as a link; `undefined` if it is only text. */
function reachable(kind: CatalogueField['kind'], value: string, about: About, copy: string): ReactNode {
  if (kind === 'address') return <Copyable text={value} label={copy} />;
  if (kind === 'x') return <OutsideLink href={xLink(value)}>{value}</OutsideLink>;
  if (kind === 'emails' || kind === 'phones') {
    const [one, others] =
      kind === 'emails'
        ? (['email', emailsOf({ email: '', otherEmails: value })] as const)
        : (['phone', phonesOf({ phone: '', otherPhones: value })] as const);
    return others.map((other) => (
      <span key={other} className={styles.factLine}>
        {reachable(one, other, about, `Copy ${other}`)}
      </span>
    ));
  }
  if (kind === 'email' || kind === 'phone') {
    const link =
      kind === 'email' ? (
        <OutsideLink href={mailLink(value)} onOpen={() => openings.email(about, value)}>
          {value}
        </OutsideLink>
      ) : (
        <PhoneLinks value={value} about={about} />
      );
    return (
      <Copyable text={value} label={copy}>
        {link}
      </Copyable>
    );
  }
  if (kind === 'linkedin') {
    return (
      <OutsideLink href={linkedInLink(value)} onOpen={() => openings.linkedIn(about)}>
        {shortAddress(value)}
      </OutsideLink>
    );
  }
  if (kind !== 'website') return undefined;
  return (
    <OutsideLink href={webLink(value)} onOpen={() => openings.website(about)}>
      {shortAddress(value)}
    </OutsideLink>
  );
}

interface PhoneLinksProps {
  /** As typed: it may hold several numbers. */
  readonly value: string;
  readonly about: About;
}

/** Each number as a link that calls it; plain text without one. */
function PhoneLinks({ value, about }: PhoneLinksProps) {
  const phones = usePhoneLinks(value);
  if (phones.length === 0) return value;
  return phones.map(({ text, link }, at) => (
    <Fragment key={text}>
      {at > 0 && ' / '}
      <OutsideLink href={link} onOpen={() => openings.call(about, text)}>
        {phones.length === 1 ? value : text}
      </OutsideLink>
    </Fragment>
  ));
}
