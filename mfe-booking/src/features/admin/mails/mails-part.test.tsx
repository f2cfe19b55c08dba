import type { SentMail } from '@narae/contracts';
import { toast } from '@narae/shell-sdk';
import { answerQuestion, renderInShell, testUser } from '@narae/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../../shared/admin/texts.ts';
import MailsPart from './mails-part.tsx';

const mail = (change: Partial<SentMail> = {}): SentMail => ({
  mail_id: 'EVT_RV000000001.made.2',
  kind: 'event-made',
  object_id: 'EVT_RV000000001',
  mem_id: 'MEM0000000007',
  lan_tp: 'KOR',
  recipient: 'me***@example.com',
  state: 'sent',
  attempts: 1,
  resends: 0,
  error: '',
  queued_at: '2026-11-21T03:00:00.000Z',
  tried_at: '2026-11-21T03:00:01.000Z',
  sent_at: '2026-11-21T03:00:01.000Z',
  ...change,
});
const failed = mail({ mail_id: 'A.made.2', state: 'failed', error: 'EENVELOPE 550', sent_at: null });

let asked: { name: string; info: Record<string, unknown> }[];
let mails: SentMail[];
let answerResend: () => Response;
beforeEach(() => {
  asked = [];
  mails = [failed, mail()];
  answerResend = () => Response.json(mail());
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const name = url.split('/').at(-1) ?? '';
    const { info } = JSON.parse(String(init?.body)) as { info: Record<string, unknown> };
    asked.push({ name, info });
    if (name === 'mailResend') return answerResend();
    return Response.json(info['after'] ? [] : mails);
  }) as typeof fetch;
});

const show = (path = '/admin/booking?view=mails') =>
  renderInShell(<MailsPart />, {
    path,
    user: { ...testUser, admin_yn: 'Y', admin_role: 'booking' },
    namespaces: ['bookingAdmin', 'admin'],
  });
const row = async (at: number) => within((await screen.findAllByRole('row'))[at + 1]!);
const lists = () => asked.filter(({ name }) => name === 'mailList').map(({ info }) => info);

test('shows what happened to each mail, to whom it went, and why one did not go', async () => {
  mails = [failed, mail({ state: 'withheld', error: 'too_many', mail_id: 'B' }), mail()];
  await show();
  const first = await row(0);
  expect(first.getByText('Failed')).toBeVisible();
  expect(first.getByText('EENVELOPE 550')).toBeVisible();
  expect(first.getByText('me***@example.com · 한국어')).toBeVisible();
  expect((await row(1)).getByText('This address has had its mails for the day')).toBeVisible();
  expect((await row(2)).getByText('Event reserved')).toBeVisible();
});

test('is narrowed to a number, a kind and a state, which stand in the address', async () => {
  await show();
  await row(0);
  await userEvent.type(screen.getByRole('searchbox'), ' MEM0000000007 {Enter}');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Refund');
  await userEvent.click(screen.getByRole('button', { name: 'Failed' }));
  await waitFor(() =>
    expect(lists().at(-1)).toEqual({ of: 'MEM0000000007', kind: 'order-refunded', state: 'failed' }),
  );
  expect(screen.getByTestId('address')).toHaveTextContent('q=MEM0000000007&kind=order-refunded&state=failed');
});

test('asks the server for nothing it would reject', async () => {
  await show('/admin/booking?view=mails&q=%24ne&kind=spam&state=lost');
  await row(0);
  expect(lists()).toEqual([{ of: 'ne' }]);
});

test('fetches what follows a full page', async () => {
  mails = Array.from({ length: 50 }, (_, n) => mail({ mail_id: `M${n}` }));
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() =>
    expect(lists().at(-1)).toEqual({
      after: { mail_id: 'M49', failed: false, queued_at: '2026-11-21T03:00:00.000Z' },
    }),
  );
});

test('sends a mail again once that was agreed to, and shows how it stands', async () => {
  await show();
  await userEvent.click((await row(0)).getByRole('button', { name: 'Send again' }));
  await answerQuestion(false);
  expect(asked.some(({ name }) => name === 'mailResend')).toBe(false);
  await userEvent.click((await row(0)).getByRole('button', { name: 'Send again' }));
  mails = [mail()];
  expect(await answerQuestion(true)).toBe('Send this mail again?');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(asked.find(({ name }) => name === 'mailResend')?.info).toEqual({ mail_id: failed.mail_id });
});

test('says why a mail cannot be sent again', async () => {
  const told: unknown[] = [];
  const { rejection } = toast;
  toast.rejection = (error) => void told.push(error);
  answerResend = () => Response.json({ error: 'mail_object_gone', message: 'Gone' }, { status: 409 });
  await show();
  await userEvent.click((await row(0)).getByRole('button', { name: 'Send again' }));
  await answerQuestion(true);
  await waitFor(() => expect(told).toEqual([expect.objectContaining({ error: 'mail_object_gone' })]));
  toast.rejection = rejection;
});

test('says that there are none', async () => {
  mails = [];
  await show();
  expect(await screen.findByText('No mails match')).toBeVisible();
});
