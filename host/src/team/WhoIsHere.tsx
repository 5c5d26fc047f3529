import { collectionNamed } from '@steps/shared';
import { paths } from '@steps/shared/paths';
import { Link } from '@steps/shared/router';
import { type Other, OtherDevices, useOthers } from '@steps/shared/team';
import { Section } from '@steps/shared/ui';
import { Fragment } from 'react';

/** The other devices that have the business open at this moment, and the records that are open there. */
export function WhoIsHere() {
  const others = useOthers();
  return (
    <Section title="Who is here" purpose="Devices that have this business open now.">
      {others.length > 0 ? (
        <OtherDevices others={others} about={(other) => <Places other={other} />} />
      ) : (
        <p className="s-muted">Only this device.</p>
      )}
    </Section>
  );
}

function Places({ other }: { readonly other: Other }) {
  const shown = other.places.flatMap(({ collection, id }) => {
    const name = nameOf(collection, id);
    return name === undefined ? [] : [{ collection, id, name }];
  });
  return shown.map(({ collection, id, name }, at) => (
    <Fragment key={`${collection}/${id}`}>
      {at > 0 && ', '}
      {collection === 'contacts' ? (
        <Link to={paths.contact.href(id)}>{name}</Link>
      ) : collection === 'companies' ? (
        <Link to={paths.company.href(id)}>{name}</Link>
      ) : (
        name
      )}
    </Fragment>
  ));
}

/** As the person at work sees the record; nothing of one that they do not see. */
function nameOf(collection: string, id: string): string | undefined {
  const record: unknown = collectionNamed(collection)?.get(id);
  if (typeof record !== 'object' || record === null) return undefined;
  const { name, subject, title } = record as { readonly [field: string]: unknown };
  const text = [name, subject, title].find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof text === 'string' ? text : undefined;
}
