import { useSearchParams } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import '../../../shared/cancel/texts.ts';
import '../../../shared/cancellations/texts.ts';
import { DepartureCancelView } from './departure-cancel-view.tsx';
import { RequestsView } from './requests-view.tsx';

/** Requests for cancellation (REFUND-2), or the organiser's own cancellation of the departure in the address (REFUND-4). */
export default function CancellationsPart(): ReactNode {
  const [query] = useSearchParams();
  const prod_id = query.get('id');
  return prod_id ? <DepartureCancelView key={prod_id} prod_id={prod_id} /> : <RequestsView />;
}
