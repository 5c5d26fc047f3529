import { CopyButton, Dialog, Row, Stack } from '@steps/platform/ui';
import { Button, QRCode } from 'antd';

interface OtherDeviceDialogProps {
  readonly description: string;
  /** The link, and what it holds for a browser that Steps is open in. */
  readonly address: string;
  readonly text: string;
  /** What `text` is called. */
  readonly name: string;
  /** What is waited for. */
  readonly waiting: string;
  readonly onClose: () => void;
}

/** A link for one other device, with its picture, until that device asks. */
export const OtherDeviceDialog = ({ description, address, text, name, waiting, onClose }: OtherDeviceDialogProps) => (
  <Dialog
    open
    title="Open this on the other device"
    description={description}
    onClose={onClose}
    footer={<Button onClick={onClose}>Take it back</Button>}
  >
    <Stack gap={4} justifyItems="center">
      {/* Cameras want dark on light, whatever the page is in. */}
      <QRCode
        value={address}
        size={296}
        errorLevel="L"
        color="#000000"
        bgColor="#ffffff"
        aria-label="Picture of the link, for a camera"
      />
      <Row gap={2} align="center" wrap>
        <CopyButton text={address} label="Copy the link" />
        <CopyButton text={text} label={`Copy the ${name} alone`} />
      </Row>
      <p className="s-muted" role="status">
        {waiting}
      </p>
    </Stack>
  </Dialog>
);
