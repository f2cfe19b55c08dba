import type { BoundaryFallbacks } from '@narae/shell-sdk/host';
import { PageWaiting } from './page-waiting.tsx';
import { TroubleBox } from './trouble-box.tsx';

/** How every remote fallbacks while it is fetched and when it fails. */
export const boundaryFallbacks: BoundaryFallbacks = {
  waiting: <PageWaiting />,
  trouble: (trouble) => <TroubleBox {...trouble} />,
};
