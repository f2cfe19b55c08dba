import { renderWithoutClient } from '@narae/shell-sdk/testing';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import '../texts.ts';
import NotFoundPage from './not-found-page.tsx';

function Address(): ReactNode {
  const { pathname, search, hash } = useLocation();
  return <p>{`${pathname}${search}${hash}`}</p>;
}

const open = (path: string) =>
  renderWithoutClient(
    <>
      <Address />
      <Routes>
        <Route path="/mycart" element={<h1>Cart</h1>} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </>,
    { path, namespaces: ['shell'] },
  );

it('leads to the page that a link within the shop means', async () => {
  await open('/MyCart.?lan_tp=KOR#top');
  expect(await screen.findByRole('heading', { name: 'Cart' })).toBeVisible();
  expect(screen.getByText('/mycart?lan_tp=KOR#top')).toBeVisible();
});

it.each(['/nowhere', '/product%E0%A4%A'])('offers a search at %s, where no page is', async (path) => {
  await open(path);
  expect(await screen.findByRole('searchbox')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});
