import { renderWithoutClient } from '@narae/shell-sdk/testing';
import { screen } from '@testing-library/react';
import '../texts.ts';
import { HomePage } from './home-page.tsx';

beforeEach(() => {
  globalThis.fetch = (() => new Promise<Response>(() => {})) as typeof fetch;
});

test('stands without a query client, while the shelves are on their way', async () => {
  await renderWithoutClient(<HomePage />, { namespaces: ['shell'] });
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See theme tours' })).toHaveAttribute(
    'href',
    expect.stringContaining('/themeList'),
  );
  expect(screen.getByRole('region', { name: 'Why Narae' })).toBeVisible();
});
