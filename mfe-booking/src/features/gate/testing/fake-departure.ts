import { generateKeyPairSync, sign } from 'node:crypto';
import type { GateAnswer, GateGuest, GateManifest, GateScan } from '@narae/contracts';
import { ticketText, ticketToken } from '@narae/rules';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');

export const tokenOf = (ticket_no: string, prod_id = 'P000001', key = privateKey): string => {
  const facts = { key_id: 'KEY1', ticket_no, prod_id, day: '2026-12-20' };
  return ticketToken(facts, sign(null, Buffer.from(ticketText(facts)), key));
};

export const foreignKey = generateKeyPairSync('ed25519').privateKey;

export const guest = (over: Partial<GateGuest> = {}): GateGuest => ({
  ticket_no: 'AAAA1111',
  order_id: 'ORDER000000001',
  mem_nm: 'LIN MEI',
  mem_type: 'adult',
  party_cnt: 2,
  cancelling: false,
  papers_missing: false,
  checked_in: null,
  conflicts: [],
  ...over,
});

export const manifest = (guests: readonly GateGuest[]): GateManifest => ({
  departure: {
    prod_id: 'P000001',
    prod_title: 'Han river night walk',
    place_nm: 'Seoul',
    ymd_format: '2026-12-20',
    paid_cnt: guests.length,
    checked_in_cnt: 0,
    papers_missing_cnt: 0,
    unpaid_cnt: 0,
    waiting_cnt: 0,
  },
  guests: [...guests],
  keys: [{ key_id: 'KEY1', public_key: raw }],
  taken_at: '2026-12-20T00:12:00.000Z',
});

export const welcome =
  (guests: readonly GateGuest[]) =>
  (scan: GateScan): GateAnswer => {
    const found = guests.find(({ ticket_no }) => scan.code.toUpperCase().includes(ticket_no));
    const checked_in = { scan_id: scan.scan_id, at: scan.at, gate: scan.gate };
    return {
      scan_id: scan.scan_id,
      outcome: found ? 'ok' : 'unknown',
      guest: found ? { ...found, checked_in } : null,
      departure: null,
      conflict: false,
    };
  };
