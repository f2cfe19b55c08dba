import { createContext, useContext } from 'react';
import type { BoundaryFallbacks } from './remote-boundary.tsx';

const nothing: BoundaryFallbacks = { trouble: () => null };

/** The shell dresses all boundaries alike. */
export const FallbacksContext = createContext<BoundaryFallbacks>(nothing);

export function useFallbacks(): BoundaryFallbacks {
  return useContext(FallbacksContext);
}
