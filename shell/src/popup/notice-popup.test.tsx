import { renderWithoutClient } from '@narae/shell-sdk/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../texts.ts';
import { NoticePopup } from './notice-popup.tsx';

const popup = {
  popup_id: 'POPUP000001',
  title: 'Chuseok',
  text: 'Closed on Friday.',
  link: '/communityList',
};
let rows: object[];
let asked: string[];

beforeEach(() => {
  localStorage.clear();
  rows = [popup];
  asked = [];
  globalThis.fetch = (async (url: string) => {
    asked.push(url);
    return new Response(JSON.stringify(rows));
  }) as typeof fetch;
});
const open = async (path = '/') => {
  await renderWithoutClient(<NoticePopup />, { path, namespaces: ['shell'] });
  await act(async () => undefined);
};

it('says what the back office has to say, and leads there', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Chuseok' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'More on “Chuseok”' })).toHaveAttribute('href', '/communityList');
});

it('calls its link by the page it leads to', async () => {
  rows = [{ ...popup, link: '/policyInfo' }];
  await open();
  expect(await screen.findByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/policyInfo');
});

it('is not there when there is nothing to say, and leads nowhere without a link', async () => {
  rows = [];
  await open();
  expect(screen.queryByRole('complementary')).toBeNull();
  rows = [{ ...popup, link: '' }];
  await open();
  expect(await screen.findByRole('heading', { name: 'Chuseok' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it('is asked for on the home page only, and not while it is hidden for the day', async () => {
  await open('/productList');
  expect(asked).toEqual([]);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /day/i }));
  expect(screen.queryByRole('complementary')).toBeNull();
  asked = [];
  await open();
  expect(asked).toEqual([]);
});
