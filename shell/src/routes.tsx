import { RemotePage } from '@narae/shell-sdk/host';
import type { RemoteName } from '@narae/contracts/slots';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { routeTable } from './federation/route-table.ts';
import { HomePage } from './home/home-page.tsx';
import { ownPart } from './own-part.tsx';

const NotFoundPage = ownPart('NotFoundPage', () => import('./pages/not-found-page.tsx'), 'page');
const PolicyPage = ownPart('PolicyPage', () => import('./pages/legal/policy-page.tsx'), 'page');
const TermsPage = ownPart('TermsPage', () => import('./pages/legal/terms-page.tsx'), 'page');
const LabelsPage = ownPart('LabelsPage', () => import('./pages/labels-page.tsx'), 'page');

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
