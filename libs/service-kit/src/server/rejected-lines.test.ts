import type { AuthUser } from '../auth/session-cookies.ts';
import { createServer } from './create-server.ts';
import { DomainError } from '../base/domain-error.ts';
import { createLogger } from '../base/logger.ts';

const member: AuthUser = {
  mem_id: 'MEM0000000032',
  sid: 'sid',
  role: null,
  secondFactorNeeded: false,
  confirmed: false,
  emailConfirmed: true,
  device: 'sid',
  profile: { nick: '', picture: '', joinedAt: 0, knownAt: 0 },
  expiresAt: Infinity,
};

it('the line of a call that was rejected says why and whose session it was, of others neither', async () => {
  const lines: string[] = [];
  const log = createLogger('test', 'info', { write: (line) => void lines.push(line) });
  const auth = {
    identify: async (token: string | undefined) => ({ user: token ? member : null, expired: false }),
    exportingFor: async () => null,
    isOver: () => false,
    close: async () => undefined,
  };
  const app = await createServer({ name: 'test', auth, log });
  app.get('/good', async () => 'well');
  app.get('/rejected', async () => {
    throw new DomainError('not_own', { field: 'mem_id' });
  });
  const cookie = 'narae_at=anything';
  await app.inject({ url: '/good', headers: { cookie } });
  await app.inject({ url: '/rejected', headers: { cookie } });
  await app.inject('/rejected');
  await app.inject('/nowhere');
  await app.close();
  const answered = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'answered')
    .map(({ status, rejected, mem_id }) => [status, rejected, mem_id]);
  expect(answered).toEqual([
    [200, undefined, undefined],
    [403, 'not_own', 'MEM0000000032'],
    [403, 'not_own', undefined],
    [404, 'route_not_found', undefined],
  ]);
});
