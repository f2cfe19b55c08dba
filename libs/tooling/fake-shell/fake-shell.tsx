import type { RemoteName } from '@narae/contracts/slots';
import { useT } from '@narae/shell-sdk';
import { FallbacksContext, type BoundaryFallbacks } from '@narae/shell-sdk/host';
import { Button, Skeleton, UiStringsProvider } from '@narae/ui';
import type { ReactNode } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Bar } from './bar.tsx';
import css from './fake-shell.module.css';
import { Feedback } from './feedback.tsx';
import { AnyScreen } from './any-screen.tsx';

const fallbacks: BoundaryFallbacks = {
  waiting: <Skeleton shape="card" count={3} />,
  problem: ({ kind, retry }) => (
    <p role="alert">
      {kind} <Button onClick={retry}>retry</Button>
    </p>
  ),
};

/** One remote below a bar that sets session and language, and nothing else. */
export function FakeShell({ remote }: { readonly remote: RemoteName }): ReactNode {
  const common = useT('common');
  return (
    <UiStringsProvider text={common}>
      <FallbacksContext value={fallbacks}>
        <BrowserRouter>
          <Bar remote={remote} />
          <main className={css.main}>
            <Routes>
              <Route path="*" element={<AnyScreen remote={remote} />} />
            </Routes>
          </main>
          <Feedback />
        </BrowserRouter>
      </FallbacksContext>
    </UiStringsProvider>
  );
}
