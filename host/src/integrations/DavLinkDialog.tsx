import { type DavLink, linkDav, linkFeed, searchDav, useDavAnswer, useDavLinks } from '@steps/business/host';
import { sealedForPost } from '@steps/journal/team';
import { ChoiceField, Row, Stack, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { errorText } from '../gate/errorText';
import { directionsOf } from './davDirections';
import { IntegrationForm } from './IntegrationForm';
import { SealedField } from './SealedField';

interface DavLinkDialogProps {
  readonly onClose: () => void;
}

/** Finds the calendars and address books of somebody, and links those that are chosen. */
export function DavLinkDialog({ onClose }: DavLinkDialogProps) {
  const [words, setWords] = useState({ address: '', username: '', password: '', name: '' });
  const [mode, setMode] = useState<DavLink['mode']>('both');
  const [searchId, setSearchId] = useState('');
  const [error, setError] = useState<string>();
  const answer = useDavAnswer(searchId);
  const linked = new Set(useDavLinks().map(({ url }) => url));
  const isFeed = /^webcals?:|\.ics(\?|$)/i.test(words.address.trim());
  const change = (patch: Partial<typeof words>) => setWords((now) => ({ ...now, ...patch }));
  const tell = (work: () => void) => {
    try {
      work();
    } catch (problem) {
      setError(errorText(problem));
    }
  };
  const look = async () => {
    setError(undefined);
    const address = words.address.trim();
    if (!address) return setError('Address: enter an email address or the address of the server.');
    if (isFeed) {
      return tell(() => {
        linkFeed(address, words.name.trim() || fileName(address), mode === 'busy' ? mode : 'read');
        onClose();
      });
    }
    try {
      const secrets = await sealedForPost(words.password);
      setSearchId(searchDav({ address, username: words.username.trim() || address, secrets }));
    } catch (problem) {
      setError(errorText(problem));
    }
  };
  return (
    <IntegrationForm
      title="Link a calendar or address book"
      description="Your post office asks the server what there is. Upcoming meetings and new contacts go there too, unless you choose otherwise."
      action={isFeed ? 'Subscribe' : 'Find'}
      busy={searchId !== '' && !answer}
      error={error}
      cancel={answer?.found.length ? 'Done' : 'Cancel'}
      onSubmit={() => void look()}
      onClose={onClose}
    >
      <TextField
        label="Email address or server"
        autoComplete="off"
        help="Such as sam@example.com, https://dav.example.com or webcal://example.com/holidays.ics"
        value={words.address}
        onChange={(address) => change({ address })}
      />
      {isFeed ? (
        <TextField
          label="Name"
          required={false}
          autoComplete="off"
          placeholder={fileName(words.address)}
          value={words.name}
          onChange={(name) => change({ name })}
        />
      ) : (
        <>
          <TextField
            label="User"
            autoComplete="off"
            help="Without one, the address above."
            value={words.username}
            onChange={(username) => change({ username })}
          />
          <SealedField
            label="Password"
            help="iCloud and others want an app password."
            value={words.password}
            onChange={(password) => change({ password })}
          />
        </>
      )}
      <ChoiceField
        label="Direction"
        options={directionsOf({ kind: 'calendar', feed: isFeed })}
        value={isFeed && mode !== 'busy' ? 'read' : mode}
        onChange={setMode}
      />
      <div role="status">
        {searchId && !answer && <p className="s-muted">Asking the server…</p>}
        {answer?.problem && <p className="s-muted">{answer.problem}</p>}
      </div>
      {answer && answer.found.length > 0 && (
        <ul className="s-plain" aria-label="Found">
          {answer.found.map((one) => (
            <Row key={one.url} as="li" gap={3} align="center" wrap paddingY={2} divider="below">
              <Stack as="div" gap={1} basis={200} grow shrink breakWords data-own>
                <strong>{one.name}</strong>
                <span className="s-muted">
                  {one.kind === 'calendar' ? 'Calendar' : 'Address book'}
                  {!one.writable && ', only read'}
                </span>
              </Stack>
              <Button
                size="small"
                disabled={linked.has(one.url)}
                onClick={() => tell(() => linkDav(one, modeFor(one, mode), searchId))}
              >
                {linked.has(one.url) ? 'Linked' : 'Link'}
              </Button>
            </Row>
          ))}
        </ul>
      )}
    </IntegrationForm>
  );
}

/** What a file is called, without what stands before and after. */
const fileName = (address: string): string => /([^/]+?)(?:\.ics)?(?:\?.*)?$/i.exec(address.trim())?.[1] ?? address;

/** Address books have no busy times, and what cannot be written is only read. */
function modeFor({ kind, writable }: { kind: DavLink['kind']; writable: boolean }, mode: DavLink['mode']) {
  const wanted = kind === 'contacts' && mode === 'busy' ? 'read' : mode;
  return wanted !== 'busy' && !writable ? 'read' : wanted;
}
