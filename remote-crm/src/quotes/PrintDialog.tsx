import { Dialog } from '@steps/platform/ui';
import { Button } from 'antd';
import type { Quote } from '../nouns/quote';
import { QuotePaper } from './QuotePaper';
import { usePrinting } from './usePrinting';

/** The quote as it is printed; the browser can also save it as a PDF. */
export function PrintDialog({ quote, onClose }: { readonly quote: Quote; readonly onClose: () => void }) {
  return (
    <Dialog
      open
      size="large"
      title={`Print ${quote.number}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" onClick={() => window.print()}>
            Print
          </Button>
        </>
      }
    >
      {/* While the browser prints, the page itself shows the paper. */}
      {!usePrinting() && <QuotePaper quote={quote} />}
    </Dialog>
  );
}
