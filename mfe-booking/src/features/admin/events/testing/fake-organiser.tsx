// The back office with a fake server.
import type { AdminEvent, AdminPerson, AdminReservation } from '@narae/contracts';
import * as rows from '@narae/contracts/rows';
import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import '@narae/ui/testing';
import AdminPage from '../../admin-page.tsx';

export const adminEvent = (change: Partial<AdminEvent> = {}): AdminEvent => ({
  event_id: 'EVT000001',
  event_title: 'Tea & talk',
  event_place: 'Seoul',
  event_day: '2098-05-01',
  start_day: '2026-01-01',
  end_day: '2098-04-20',
  state: 'open',
  closed_yn: 'N',
  withdrawn_yn: 'N',
  documents: { passport: true, visa: false, birth_certificate: false },
  total: 30,
  taken: 12,
  offered: 0,
  remaining: 18,
  papers_to_check: 2,
  ...change,
});

export const adminPerson = (index: number, change: Partial<AdminPerson> = {}): AdminPerson => ({
  event_rv_mem_id: `EVT_RV_MEM00000000${index}`,
  sort_order: index,
  mem_nm: `KIM ${index}`,
  papers_state: 'to-check',
  papers: [
    {
      event_mem_file_id: `EVT_FILE00000000${index}`,
      file_type: '1',
      file_path: `/files/EVT_FILE00000000${index}`,
      origin_file_name: 'pass.jpg',
      reg_date: '2026-03-10T03:00:00.000Z',
    },
  ],
  missing: [],
  rejection: null,
  checked: null,
  seen: `seen${index}`,
  ...change,
});

export const adminReservation = (people: AdminPerson[]): AdminReservation => ({
  event: adminEvent(),
  event_rv_id: 'EVT_RV000000001',
  mem_id: 'MEM0000000007',
  use_yn: 'Y',
  tel: '821012345678',
  email: 'kim@example.com',
  area: 'Leeds',
  lan_tp: 'KOR',
  confirmed_yn: 'Y',
  reserved_at: '2026-03-10T03:00:00.000Z',
  people,
  reasons: [
    { reason: 'unreadable', text: 'The picture is blurred.' },
    { reason: 'other', text: 'We cannot accept this document.' },
  ],
});

type Info = Readonly<Record<string, unknown>>;
type Answers = Readonly<Record<string, (info: Info) => unknown>>;

export interface FakeOrganiser {
  answers: Answers;
  readonly sent: { readonly call: string; readonly info: Info }[];
  readonly to: (call: string) => readonly Info[];
}

const user = { ...testUser, admin_yn: 'Y', admin_role: 'booking' } as const;
const done = () => ({ msg: 'success' });
const usual: Answers = { bookingAudit: () => [], administrators: () => [], refresh: () => ({ user }) };

const nameAt = new Map<string, string>(Object.values(rows).map(({ path, name }) => [path, name]));

export const startOrganiser = (answers: Answers): FakeOrganiser => {
  const sent: { call: string; info: Info }[] = [];
  const organiser: FakeOrganiser = {
    answers,
    sent,
    to: (name) => sent.filter(({ call }) => call === name).map(({ info }) => info),
  };
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const call = nameAt.get(String(url)) ?? String(url);
    const { info } = JSON.parse(String(init?.body ?? '{"info":{}}')) as { info: Info };
    sent.push({ call, info });
    const answer = (organiser.answers[call] ?? usual[call] ?? done)(info);
    const rejected = typeof answer === 'object' && answer !== null && 'error' in answer;
    return Response.json(answer, { status: rejected ? 409 : 200 });
  }) as typeof fetch;
  return organiser;
};

export const openAdminArea = (query: string) =>
  renderInShell(<AdminPage />, {
    path: `/admin/booking?${query}`,
    user,
    namespaces: ['bookingAdmin', 'admin'],
  });
