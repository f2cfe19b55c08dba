import type { AdminMemberRow } from '@narae/contracts';

export const memberRow = (change: Partial<AdminMemberRow> = {}): AdminMemberRow => ({
  mem_id: 'MEM0000000007',
  mem_nm: 'Mina Hart',
  mem_nick: 'Mina',
  mem_email: 'mina@narae.example',
  email_confirmed: true,
  mem_tel: '821020262026',
  state: 'active',
  role: null,
  sns_type: '',
  reg_date: '2026-03-10T03:00:00.000Z',
  ...change,
});
