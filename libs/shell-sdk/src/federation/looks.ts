import { createContext, useContext } from 'react';
import type { BoundaryLooks } from './remote-boundary.tsx';

const nothing: BoundaryLooks = { trouble: () => null };

/** The shell dresses all boundaries alike. */
export const LooksContext = createContext<BoundaryLooks>(nothing);

export function useLooks(): BoundaryLooks {
  return useContext(LooksContext);
}
