import { useT } from '@narae/shell-sdk';
import { FallbacksContext } from '@narae/shell-sdk/host';
import { UiStringsProvider } from '@narae/ui';
import type { ComponentType, ReactNode } from 'react';
import { boundaryFallbacks } from './feedback/boundary-fallbacks.tsx';
import { Frame } from './layout/frame.tsx';

interface AppProps {
  readonly router: ComponentType<{ readonly children: ReactNode }>;
}

const frame = <Frame />;

export function App({ router: Router }: AppProps): ReactNode {
  const t = useT('common');
  return (
    <UiStringsProvider text={t}>
      <FallbacksContext value={boundaryFallbacks}>
        <Router>{frame}</Router>
      </FallbacksContext>
    </UiStringsProvider>
  );
}
