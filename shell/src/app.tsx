import { useT } from '@narae/shell-sdk';
import { LooksContext } from '@narae/shell-sdk/host';
import { UiStringsProvider } from '@narae/ui';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { boundaryLooks } from './feedback/boundary-looks.tsx';
import { Frame } from './layout/frame.tsx';

/** The whole page: one router, one set of words, one look for every boundary. */
export function App(): ReactNode {
  const t = useT('common');
  return (
    <UiStringsProvider text={t}>
      <LooksContext value={boundaryLooks}>
        <BrowserRouter>
          <Frame />
        </BrowserRouter>
      </LooksContext>
    </UiStringsProvider>
  );
}
