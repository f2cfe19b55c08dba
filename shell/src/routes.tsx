import { RemotePage } from '@narae/shell-sdk/host';
import type { RemoteName } from '@narae/contracts/slots';
import { lazy, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { routeTable } from './federation/route-table.ts';
import { HomePage } from './home/home-page.tsx';

const NotFoundPage = lazy(() => import('./pages/not-found-page.tsx'));
const PolicyPage = lazy(() => import('./pages/legal/policy-page.tsx'));
const TermsPage = lazy(() => import('./pages/legal/terms-page.tsx'));
const LabelsPage = lazy(() => import('./pages/labels-page.tsx'));

const remotePaths = (Object.entries(routeTable) as [RemoteName, readonly string[]][]).flatMap(
  ([remote, paths]) => paths.map((path) => ({ remote, path })),
);

/** Every screen of the site: the shell's own, and those of the remotes by the route table. */
export function Screens(): ReactNode {
  return (
    <Routes>
      <Route index element={<HomePage />} />
      <Route path="/policyInfo" element={<PolicyPage />} />
      <Route path="/termsInfo" element={<TermsPage />} />
      <Route path="/json" element={<LabelsPage />} />
      {remotePaths.map(({ remote, path }) => (
        <Route key={path} path={path} element={<RemotePage remote={remote} path={path} />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
