import { useMay } from '@steps/business';
import { countFrom, type DavLink, unlinkDav } from '@steps/business/host';
import { counted } from '@steps/platform';
import { attemptLater, Dialog, notify } from '@steps/platform/ui';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { errorText } from '../gate/errorText';

interface DavUnlinkDialogProps {
  readonly link: DavLink;
  readonly onClose: () => void;
}

/** Asks what becomes of what a link has brought, and ends it. */
export function DavUnlinkDialog({ link: { id, name, kind }, onClose }: DavUnlinkDialogProps) {
  const [brought, setBrought] = useState<number>();
  const mayRemove = useMay()('delete', kind === 'calendar' ? 'calendar' : 'crm');
  useEffect(() => {
    void countFrom(id).then(setBrought);
  }, [id]);
  const unlink = (removes: boolean) =>
    attemptLater({ title: 'It was not unlinked', description: errorText }, async () => {
      await unlinkDav(id, removes);
      notify({ title: `${name} was unlinked` });
      onClose();
    });
  const what = counted(brought ?? 0, kind === 'calendar' ? 'meeting' : 'contact');
  return (
    <Dialog
      open
      size="small"
      title={`Unlink ${name}?`}
      description={`Changes no longer go either way, and nothing is deleted in ${name}.${brought ? ` ${what} in Steps came from it.` : ''}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {brought !== undefined && brought > 0 && mayRemove && (
            <Button danger onClick={() => void unlink(true)}>
              Unlink and remove {brought === 1 ? 'it' : 'them'}
            </Button>
          )}
          <Button type="primary" disabled={brought === undefined} onClick={() => void unlink(false)}>
            {brought ? 'Unlink and keep' : 'Unlink'}
          </Button>
        </>
      }
    />
  );
}
