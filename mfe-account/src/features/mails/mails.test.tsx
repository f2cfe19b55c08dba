import { toast } from '@narae/shell-sdk';
import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../texts.ts';
import MailsSection from './mails-section.tsx';
import StopPage from './stop-page.tsx';

const token = `MEM0000000001.waiting.${'A'.repeat(43)}`;
let preferences: { wanted: string[]; news_at: string | null; email_confirmed: boolean };
let link: { status: number; body: unknown };
let rejects: boolean;
let asked: [string, unknown][];
let told: unknown[];
const { show: showToast, rejection } = toast;
afterEach(() => {
  toast.show = showToast;
  toast.rejection = rejection;
});
const failure = { status: 503, body: { error: 'service_unavailable', message: 'Please try later.' } };

const answerTo = (url: string, info: { wanted?: boolean; group?: string }) => {
  if (rejects) return failure;
  if (url === '/api/mailPreferences') return { status: 200, body: preferences };
  if (url === '/api/mailPreferenceChange') {
    const others = preferences.wanted.filter((one) => one !== info.group);
    preferences = { ...preferences, wanted: info.wanted ? [...others, info.group ?? ''] : others };
    return { status: 200, body: { msg: 'success', preferences } };
  }
  if (url === '/auth/stopLinkShow') return link;
  const mails = { group: 'waiting', wanted: info.wanted };
  return url === '/auth/stopLinkUse'
    ? { status: 200, body: { msg: 'success', mails } }
    : { status: 404, body: {} };
};

beforeEach(() => {
  asked = [];
  told = [];
  toast.show = ({ text }) => told.push(text);
  toast.rejection = (error) => void told.push((error as Error).message);
  rejects = false;
  preferences = { wanted: ['reminders', 'waiting', 'answers'], news_at: null, email_confirmed: true };
  link = { status: 200, body: { group: 'waiting', wanted: true } };
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const { info } = JSON.parse(String(init?.body)) as { info: Record<string, never> };
    asked.push([String(url), info]);
    const { status, body } = answerTo(String(url), info);
    return Response.json(body, { status });
  }) as typeof fetch;
});
const sent = (url: string) => asked.filter(([one]) => one === url).map(([, info]) => info);
const namespaces: ['account', 'accountMails'] = ['account', 'accountMails'];

describe('the section of my account', () => {
  const show = () => renderInShell(<MailsSection />, { user: testUser, namespaces });
  const box = (name: RegExp) => screen.findByRole('checkbox', { name });

  it('shows what comes and saves each switch as it is pressed', async () => {
    await show();
    expect(await box(/^Reminders/)).toBeChecked();
    expect(await box(/^Offers and news/)).not.toBeChecked();
    await userEvent.click(await box(/^Waiting lists/));
    await waitFor(() => expect(told).toEqual(['You will not get these mails any more.']));
    await waitFor(async () => expect(await box(/^Waiting lists/)).not.toBeChecked());
    expect(sent('/api/mailPreferenceChange')).toEqual([{ group: 'waiting', wanted: false }]);
  });

  it('puts a switch back that was not saved', async () => {
    await show();
    const reminders = await box(/^Reminders/);
    rejects = true;
    await userEvent.click(reminders);
    await waitFor(() => expect(told).toEqual(['Please try later.']));
    expect(await box(/^Reminders/)).toBeChecked();
  });

  it('says when news were agreed to or taken back, and what an unconfirmed mailbox means', async () => {
    preferences = { wanted: ['news'], news_at: '2026-11-01T03:00:00.000Z', email_confirmed: false };
    await show();
    expect(await screen.findByText(/You agreed on Sun, Nov 1, 2026\./)).toBeInTheDocument();
    expect(screen.getByText(/go out once you have confirmed/)).toBeInTheDocument();
    await userEvent.click(await box(/^Offers and news/));
    expect(await screen.findByText(/You took your consent back on/)).toBeInTheDocument();
  });

  it('says that nothing could be loaded', async () => {
    rejects = true;
    await show();
    expect(await screen.findByText('Your mail settings could not be loaded')).toBeInTheDocument();
  });
});

describe('the page a mail leads to', () => {
  const show = (path: string, signedIn = false) =>
    renderInShell(<StopPage />, { path, namespaces, ...(signedIn && { user: testUser }) });

  it('stops by its button, not by the visit, signed out as well, and takes it back', async () => {
    await show(`/stopMails#${token}`);
    expect(await screen.findByText('Waiting lists and openings')).toBeInTheDocument();
    expect(sent('/auth/stopLinkUse')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Stop these mails' }));
    expect(await screen.findByRole('heading', { name: 'These mails are stopped' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in to open mail settings' })).toHaveAttribute(
      'href',
      expect.stringContaining('back='),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Get them again' }));
    expect(
      await screen.findByRole('heading', { name: 'You will get these mails again' }),
    ).toBeInTheDocument();
    expect(sent('/auth/stopLinkUse')).toEqual([
      { token, wanted: false },
      { token, wanted: true },
    ]);
  });

  it('says so where the mails were stopped before', async () => {
    link = { status: 200, body: { group: 'waiting', wanted: false } };
    await show(`/stopMails#${token}`, true);
    expect(await screen.findByRole('heading', { name: 'These mails are stopped' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open mail settings' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/myAccount.*#mails$/),
    );
  });

  it('says that a link is of no use: a forged one, and none', async () => {
    link = { status: 400, body: { error: 'stop_link_void', message: 'No.' } };
    const { unmount } = await show(`/stopMails#${token}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('This link cannot be used');
    unmount();
    await show('/stopMails');
    expect(screen.getByRole('alert')).toHaveTextContent('This link cannot be used');
  });
});
