import { useSearchParams } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import '../../../shared/custom/texts.ts';
import '../../../shared/desk/texts.ts';
import { TripDetail } from './trip-detail.tsx';
import { TripList } from './trip-list.tsx';

/** Requests for custom trips: all of them, or the one in the address (CUSTOM-5). */
export default function CustomPart(): ReactNode {
  const [query] = useSearchParams();
  const id = query.get('id');
  return id ? <TripDetail key={id} request_id={id} /> : <TripList />;
}
