import { RemotePage } from '@narae/shell-sdk/host';
import { pages, type Page } from '@narae/contracts/pages';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { HomePage } from '../home/home-page.tsx';
import { ownPart } from '../feedback/own-part.tsx';

const NotFoundPage = ownPart('NotFoundPage', () => import('./not-found-page.tsx'), 'page');
const PolicyPage = ownPart('PolicyPage', () => import('./legal/policy-page.tsx'), 'page');
const TermsPage = ownPart('TermsPage', () => import('./legal/terms-page.tsx'), 'page');
const LabelsPage = ownPart('LabelsPage', () => import('./labels-page.tsx'), 'page');

const remotePages = Object.values<Page>(pages).flatMap(({ owner, path, alias }) =>
  owner === 'shell'
    ? []
    : [path, alias].flatMap((address) => (address === undefined ? [] : [{ remote: owner, path: address }])),
);

/** Every screen of the site, from the table of pages. */
export function Screens(): ReactNode {
  return (
    <Routes>
      <Route index element={<HomePage />} />
      <Route path={pages.policyInfo.path} element={<PolicyPage />} />
      <Route path={pages.termsInfo.path} element={<TermsPage />} />
      <Route path={pages.json.path} element={<LabelsPage />} />
      {remotePages.map(({ remote, path }) => (
        <Route key={path} path={path} element={<RemotePage remote={remote} path={path} />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
