import type { BoundaryLooks } from '@narae/shell-sdk/host';
import { PageWaiting } from './page-waiting.tsx';
import { TroubleBox } from './trouble-box.tsx';

/** How every remote looks while it is fetched and when it fails. */
export const boundaryLooks: BoundaryLooks = {
  waiting: <PageWaiting />,
  trouble: (trouble) => <TroubleBox {...trouble} />,
};
