import { companies, contacts } from '@steps/business';
import { type Other, OtherDevices, useOthers } from '@steps/journal/team';
import { type Collection, collectionNamed, type StoredRecord, useRecord } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { Section } from '@steps/platform/ui';

/** The other devices that have the business open at this moment, and the records that are open there. */
export function WhoIsHere() {
  const others = useOthers();
  return (
    <Section title="Who is here" purpose="Devices that have this business open now.">
      {others.length > 0 ? (
        <OtherDevices
          others={others}
          about={({ places }) =>
            places.map((place) => <OpenRecord key={`${place.collection}/${place.id}`} {...place} />)
          }
        />
      ) : (
        <p className="s-muted">Only this device.</p>
      )}
    </Section>
  );
}

/** As the person at work sees it; nothing of one that they do not see, or whose module is not loaded. */
function OpenRecord({ collection, id }: Other['places'][number]) {
  if (collection === contacts.name) return <RecordName of={contacts} id={id} href={paths.contact.href(id)} />;
  if (collection === companies.name) return <RecordName of={companies} id={id} href={paths.company.href(id)} />;
  const found = collectionNamed(collection);
  return found ? <RecordName of={found} id={id} /> : null;
}

interface RecordNameProps<T extends StoredRecord> {
  readonly of: Collection<T>;
  readonly id: string;
  readonly href?: string;
}

function RecordName<T extends StoredRecord>({ of: collection, id, href }: RecordNameProps<T>) {
  const record: object | undefined = useRecord(collection, id);
  if (!record) return null;
  const { name, subject, title } = record as { readonly [field: string]: unknown };
  const text = [name, subject, title].find((value) => typeof value === 'string' && value.trim() !== '');
  if (typeof text !== 'string') return null;
  return href ? <Link to={href}>{text}</Link> : <span>{text}</span>;
}
