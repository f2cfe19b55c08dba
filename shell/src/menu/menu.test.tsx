import { perLanguage, toWireFields } from '@narae/contracts/localized';
import { jest } from '@jest/globals';
import type { Category } from '@narae/contracts';
import { refreshCounts } from '@narae/shell-sdk';
import { renderWithoutClient, testUser } from '@narae/shell-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../texts.ts';
import { MemberEntries } from './menu-entries.tsx';
import Menu from './menu.tsx';

const category = (cd_group_code: string, name: string): Category => ({
  cd_group_code,
  ...toWireFields(
    'cd_group_',
    'nm',
    perLanguage(() => name),
  ),
  icon: 'theme',
});

let waiting = 0;
const answers: Readonly<Record<string, () => unknown>> = {
  '/api/grpCategoryList': () => [category('CG001', 'Trips'), category('CG003', 'K-pop')],
  '/api/paymentCnt': () => [{ paymentCnt: waiting }],
  '/api/mycartList': () => [
    { cart_id: 'CART1', txn_type: 'N' },
    { cart_id: 'CART2', txn_type: 'T' },
  ],
};

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

beforeEach(() => {
  waiting = 0;
  globalThis.fetch = (async (url: string) =>
    new Response(JSON.stringify(answers[url]?.() ?? {}), {
      status: answers[url] ? 200 : 404,
    })) as typeof fetch;
});

const names = (): (string | null)[] => screen.queryAllByRole('link').map((link) => link.textContent);

describe('the menu', () => {
  it('has an entry for each product category, leading to its list', async () => {
    await renderWithoutClient(<Menu open onClose={() => undefined} />, { namespaces: ['shell'] });
    expect(await screen.findByRole('link', { name: 'Trips' })).toHaveAttribute(
      'href',
      '/productList?prod_type=CG001&group_nm=Trips',
    );
    expect(screen.getByRole('link', { name: 'K-pop' })).toHaveAttribute(
      'href',
      '/kpopInfo?prod_type=CG003&group_nm=K-pop',
    );
  });

  it('offers visitors the login and nothing that is for members', async () => {
    await renderWithoutClient(<Menu open onClose={() => undefined} />, { namespaces: ['shell'] });
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    expect(names()).not.toContain('My info');
    expect(screen.queryByRole('button', { name: 'Close account' })).toBeNull();
  });

  it('offers members logout, my info and withdrawal', async () => {
    await renderWithoutClient(<Menu open onClose={() => undefined} />, {
      namespaces: ['shell'],
      user: testUser,
    });
    expect(screen.getByText('Hello, Kim Nara')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeInTheDocument();
    expect(names()).toContain('My info');
    expect(screen.getByRole('button', { name: 'Close account' })).toBeInTheDocument();
  });

  it.each([
    [null, []],
    ['owner', ['/admin', '/admin/booking', '/admin/members', '/admin/community', '/admin/gate']],
    ['catalogue', ['/admin']],
    ['booking', ['/admin/booking', '/admin/gate']],
    ['community', ['/admin/community']],
    ['gate', ['/admin/gate']],
  ] as const)('leads the role %s to its back offices, and to no other', async (admin_role, addresses) => {
    await renderWithoutClient(<Menu open onClose={() => undefined} />, {
      namespaces: ['shell'],
      user: { ...testUser, admin_yn: admin_role ? 'Y' : 'N', admin_role },
    });
    const offices = screen.queryAllByRole('link', { name: /^Back office/ });
    expect(offices.map((link) => link.getAttribute('href'))).toEqual(addresses);
  });

  it('closes when the login dialog is asked for', async () => {
    const onClose = jest.fn();
    await renderWithoutClient(<Menu open onClose={onClose} />, { namespaces: ['shell'] });
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('the order-confirm list', () => {
  it('is listed only when orders wait for payment', async () => {
    await renderWithoutClient(<MemberEntries onDone={() => undefined} />, {
      namespaces: ['shell'],
      user: testUser,
    });
    await act(refreshCounts);
    await waitFor(() => expect(screen.getByRole('link', { name: /Cart/ })).toHaveTextContent('2'));
    expect(screen.queryByRole('link', { name: /Orders to pay/ })).toBeNull();
    waiting = 3;
    await act(refreshCounts);
    const entry = await screen.findByRole('link', { name: /Orders to pay/ });
    expect(entry).toHaveAttribute('href', '/paymentInfo');
    expect(within(entry).getByText('3')).toBeInTheDocument();
  });
});
