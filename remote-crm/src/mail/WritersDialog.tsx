import { useContacts } from '@steps/business';
import { refusedWriters } from '@steps/business/mail';
import { counted, useRecords } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { useNavigate } from '@steps/platform/router';
import { attempt, DateText, Dialog, Menu, notify, Row, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { addWriter, offerAgain, refuseWriters, useWriters, type Writer } from './writerState';

/** People in the list until somebody asks for more. */
const atOnce = 50;

/** People who wrote and are no contacts: each becomes one, or is not offered any more. */
export function WritersDialog({ onClose }: { readonly onClose: () => void }) {
  useContacts();
  const writers = useWriters();
  const refused = useRecords(refusedWriters);
  const [shown, setShown] = useState(atOnce);
  return (
    <Dialog
      open
      size="large"
      title="People who wrote to you"
      description="They are not contacts, so their email stays in your mailbox. Of each, only the address, the name and when they wrote came here."
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Stack gap={4} bound>
        {writers.length === 0 && <p className="s-muted">Everyone who wrote to you in the last 90 days is a contact.</p>}
        <ul className="s-plain" aria-label="People">
          {writers.slice(0, shown).map((writer) => (
            <WriterRow key={writer.address} writer={writer} />
          ))}
        </ul>
        {writers.length > shown && (
          <div>
            <Button size="small" onClick={() => setShown(shown + atOnce)}>
              Show more
            </Button>
          </div>
        )}
        {refused.length > 0 && (
          <details>
            <summary>Not offered: {refused.length}</summary>
            <ul className="s-plain" aria-label="Not offered">
              {refused.map(({ id }) => (
                <Row key={id} as="li" gap={3} align="center" wrap paddingY={2} breakWords>
                  <span>{id.startsWith('@') ? `Everyone at ${id.slice(1)}` : id}</span>
                  <Button size="small" onClick={() => tell(() => offerAgain(id))}>
                    Offer again
                  </Button>
                </Row>
              ))}
            </ul>
          </details>
        )}
      </Stack>
    </Dialog>
  );
}

function WriterRow({ writer }: { readonly writer: Writer }) {
  const { address, name, count, last } = writer;
  const navigate = useNavigate();
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const add = () =>
    tell(() => {
      const { id, name: called } = addWriter(writer);
      notify({
        title: 'Contact Created',
        description: `${called} has been added. Their email comes as soon as your post office has found it.`,
        action: { label: 'Open', onClick: () => navigate(paths.contact.href(id)) },
      });
    });
  return (
    <Row as="li" gap={3} align="center" wrap paddingY={3} divider="below">
      <Stack as="span" basis={200} grow shrink breakWords data-own>
        <strong>{name || address}</strong>
        <span className="s-faint">
          {name && `${address} · `}
          {counted(count, 'email')}, last <DateText value={last} />
        </span>
      </Stack>
      <Button size="small" onClick={add}>
        Add as contact
      </Button>
      <Button size="small" onClick={() => tell(() => refuseWriters(address))}>
        Not this one
      </Button>
      <Menu
        label={`More about ${address}`}
        className="s-icon-button"
        align="end"
        trigger={<Ellipsis size={16} aria-hidden />}
        items={[
          {
            id: 'domain',
            label: `Nobody at ${domain}`,
            onSelect: () => tell(() => refuseWriters(`@${domain}`)),
          },
        ]}
      />
    </Row>
  );
}

const tell = (work: () => void) => attempt({ title: 'That was not saved' }, work);
