import { webcrypto } from 'node:crypto';
import type { GateScan } from '@narae/contracts';
import { guestsNow, judgeOffline } from './judge-offline.ts';
import { foreignKey, guest, manifest, tokenOf } from './testing/fake-departure.ts';

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});

const scan = (code: string, over: Partial<GateScan> = {}): GateScan => ({
  scan_id: '5f0c2a8e-3b1d-4c7f-9a64-2d8e1b7c9f30',
  code,
  at: '2026-12-20T00:30:00.000Z',
  gate: 'Bus 1',
  how: 'camera',
  ...over,
});
const earlier = { scan_id: 'before', at: '2026-12-20T00:20:00.000Z', gate: 'Bus 2' };
const list = [guest(), guest({ ticket_no: 'BBBB2222', mem_nm: 'KIM NA', checked_in: earlier })];
const judge = (code: string) => judgeOffline(manifest(list), list, scan(code));

describe('the list in the place of the server (TICKET-4)', () => {
  it('admits who is on it, and says where', async () => {
    expect(await judge(tokenOf('AAAA1111'))).toMatchObject({
      outcome: 'ok',
      guest: { mem_nm: 'LIN MEI', checked_in: { gate: 'Bus 1' } },
    });
    expect(await judge('aaaa-1111')).toMatchObject({ outcome: 'ok' });
  });

  it('says when and where somebody was let in before', async () => {
    expect(await judge(tokenOf('BBBB2222'))).toMatchObject({
      outcome: 'second',
      guest: { checked_in: { gate: 'Bus 2' } },
    });
  });

  it.each([
    ['a signature of another key', tokenOf('AAAA1111', 'P000001', foreignKey), 'bad-signature'],
    ['a key nobody has heard of', tokenOf('AAAA1111').replace('KEY1', 'KEY2'), 'bad-signature'],
    ['a changed day', tokenOf('AAAA1111').replace('20261220', '20261221'), 'bad-signature'],
    ['another departure', tokenOf('AAAA1111', 'P000002'), 'wrong-departure'],
    ['a number that is nobody’s any more', tokenOf('CCCC3333'), 'void'],
    ['no ticket', 'https://narae.example/', 'unknown'],
  ])('rejects %s', async (_, code, outcome) => {
    expect(await judge(code)).toMatchObject({ outcome, guest: null });
  });

  it('names the other departure by its number and day', async () => {
    expect((await judge(tokenOf('AAAA1111', 'P000002'))).departure).toEqual({
      prod_id: 'P000002',
      prod_title: 'P000002',
      ymd_format: '2026-12-20',
    });
  });
});

describe('the list with what happened since', () => {
  const here = guest({ checked_in: earlier });
  const waiting = { ...scan('aaaa-1111'), ...earlier, told: 'ok' } as const;
  const now = (at: number, scans: GateScan[] = []) =>
    guestsNow({ guests: [guest()], at: 1000 }, [{ guest: here, at }], scans)[0]!.checked_in;

  it('has what was heard after it arrived', () => expect(now(1001)).toEqual(earlier));
  it('believes a newer list', () => expect(now(999)).toBeNull());
  it('keeps what is still to be sent', () => expect(now(999, [waiting])).toEqual(earlier));
  it('lets nobody in by a scan that was rejected', () =>
    expect(now(999, [{ ...waiting, told: 'second' }])).toBeNull());
});
