import type { DeskTrip } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import { Button, Dialog } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { QuoteView } from '../../../shared/custom/quote-view.tsx';
import { toQuote } from './quote-draft.ts';
import { quoteEstimates } from './quote-estimate.ts';
import type { QuoteEditing } from './use-quote-editor.ts';

interface QuotePreviewProps {
  readonly editor: QuoteEditing;
  readonly trip: DeskTrip;
}

/** The quote as its member would see it, in the language that is being written. */
export function QuotePreview({ editor, trip }: QuotePreviewProps): ReactNode {
  const t = useT('bookingDesk');
  const [open, setOpen] = useState(false);
  const estimates = quoteEstimates(editor.draft, trip.rates);
  const total_krw = estimates.find(({ currency }) => currency === 'KRW')?.total ?? 0;
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {t('preview')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('preview')} size="large">
        {open && (
          <QuoteView quote={{ ...toQuote(editor.draft), total_krw, estimates }} lanTp={editor.language} />
        )}
      </Dialog>
    </>
  );
}
