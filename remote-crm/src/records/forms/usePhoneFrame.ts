import { Dialog, phoneQuery, Sheet, useMedia } from '@steps/platform/ui';
import { useState } from 'react';

/** A sheet on a phone, else a dialog: as it was when it opened, since what is typed in it would go with the other one when a phone is turned. */
export function usePhoneFrame(): typeof Sheet | typeof Dialog {
  const isPhone = useMedia(phoneQuery);
  const [Frame] = useState(() => (isPhone ? Sheet : Dialog));
  return Frame;
}
