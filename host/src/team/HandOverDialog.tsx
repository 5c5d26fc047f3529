import { type OpenHandover, offerBusiness, type TeamDevice } from '@steps/journal/team';
import { Dialog, notify, Stack, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { handoverAddress } from './handoverAddress';
import { LetInDialog } from './LetInDialog';
import { OtherDeviceDialog } from './OtherDeviceDialog';
import { useMeeting } from './useMeeting';

interface HandOverDialogProps {
  /** The business. */
  readonly client: string;
  readonly device: TeamDevice;
  readonly onClose: () => void;
}

/** Makes another device of the team the owner's: a link for it, then the digits that both show, then it takes over. */
export function HandOverDialog({ client, device, onClose }: HandOverDialogProps) {
  const { name, person } = device;
  const { open, asked, error, busy, begin, agree, refuse, stop } = useMeeting<OpenHandover>({
    lost: 'The connection was lost, and with it the link. Which device is the owner’s shows here as soon as it is back.',
    refused: 'Nothing was handed over. If the digits were not those of that device, somebody else has the link.',
  });
  const onAway = () => stop(`${name} has gone away. Nothing was handed over: open Steps there, and show a new link.`);
  const show = () => begin((events) => offerBusiness({ client, to: device.id }, { ...events, onAway }));
  const handOver = async () => {
    if (!(await agree((offer) => offer.handOver()))) return;
    notify({ title: `${name} is the owner’s device now`, description: `${person} decides who comes in from now on.` });
    onClose();
  };
  if (open && asked) {
    return (
      <LetInDialog
        title={`Hand over to ${name}?`}
        action="Hand over"
        asked={asked}
        description={`${person} decides from then on who comes in and what they may do, you included.`}
        waiting={busy ? `Now press Take over on ${name}.` : undefined}
        busy={busy}
        onLetIn={() => void handOver()}
        onRefuse={refuse}
        onClose={onClose}
      />
    );
  }
  if (open) {
    return (
      <OtherDeviceDialog
        description={`For ${name} alone. It works while this is open, for 15 minutes at most.`}
        address={handoverAddress(open.text)}
        text={open.text}
        name="code"
        waiting={`Waiting for ${name}. The code is entered there under Settings, Team, Take the business over.`}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      open
      title={`Hand the business over to ${name}?`}
      description={`The device of ${person} becomes the owner’s: it alone lets devices in and out, and changes their roles.`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" loading={busy} onClick={() => void show()}>
            Show the link
          </Button>
        </>
      }
    >
      <Stack bound gap={4} maxWidth={480}>
        {error && (
          <Text as="p" tone="danger" role="alert">
            {error}
          </Text>
        )}
        <p>Steps must be open on both devices. They show the same six digits before anything changes.</p>
        <p className="s-muted">
          This device stays in the team, with the role that {person} chooses. Your recovery file stops working: a new
          one is saved there.
        </p>
      </Stack>
    </Dialog>
  );
}
