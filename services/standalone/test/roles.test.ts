import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { adminRoles, mayAct } from '@narae/contracts';
import * as rows from '@narae/contracts/rows';
import type { CallRow } from '@narae/contracts/call-row';
import { createSessions, type TestService } from '@narae/test-kit';
import { startServices } from './support/services.ts';

let folder: string;
let services: ReadonlyMap<string, TestService>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'narae-roles-'));
  services = await startServices(folder);
}, 120_000);
afterAll(async () => {
  for (const service of services.values()) await service.close();
  await rm(folder, { recursive: true, force: true });
});

const ask = async (row: CallRow, cookie: string | undefined): Promise<string> => {
  const service = services.get(row.owner);
  if (!service) throw new Error(`no service for ${row.name}`);
  const { body } = await service.app.inject({
    method: row.method,
    url: row.path.replaceAll(/:\w+/g, '1'),
    headers: { host: 'localhost', origin: 'http://localhost', ...(cookie && { cookie }) },
    ...(row.method === 'POST' && { payload: { info: { nobody_named: 'this field' } } }),
  });
  const answer: unknown = JSON.parse(body);
  return typeof answer === 'object' && answer !== null && 'error' in answer ? String(answer.error) : '';
};

const cookieOf = (row: CallRow, how: object): Promise<string | undefined> =>
  services.get(row.owner)!.sessions.cookie({ as: 'MEM0000000001', ...how });

const adminRows = Object.values<CallRow>(rows).filter(({ access }) => access === 'admin');
const rejections = ['login_required', 'admin_only', ...adminRoles.map((role) => `role_needed_${role}`)];

describe.each(adminRows.map((row) => [row.name, row] as const))('%s', (_, row) => {
  const needed = row.role ?? 'owner';

  it('is closed to visitors and members', async () => {
    expect(await ask(row, undefined)).toBe('login_required');
    expect(await ask(row, await cookieOf(row, {}))).toBe('admin_only');
  });

  it.each(adminRoles)('asks for its role of an administrator who is %s', async (role) => {
    const error = await ask(row, await cookieOf(row, { role }));
    if (mayAct(role, needed)) expect(rejections).not.toContain(error);
    else expect(error).toBe(`role_needed_${needed}`);
  });

  it('believes no role that account did not sign', async () => {
    const { cookie } = await createSessions();
    expect(await ask(row, await cookie({ as: 'MEM0000000001', role: 'owner' }))).toBe('login_required');
    expect(await ask(row, await cookieOf(row, { role: 'root' }))).toBe('admin_only');
  });
});
