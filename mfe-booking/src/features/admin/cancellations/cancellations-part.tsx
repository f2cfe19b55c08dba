import type { ReactNode } from 'react';
import '../../../shared/cancel/texts.ts';
import '../../../shared/cancellations/texts.ts';
import { RequestsView } from './requests-view.tsx';

/** Requests for cancellation, to be decided (REFUND-2). */
export default function CancellationsPart(): ReactNode {
  return <RequestsView />;
}
