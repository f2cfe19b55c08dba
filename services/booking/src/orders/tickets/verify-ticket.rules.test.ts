import { generateKeyPairSync, sign } from 'node:crypto';
import { readTicket, ticketText, ticketToken, type ReadTicket } from '@narae/rules';
import { isGenuine } from './tickets.rules.ts';

const keyOf = (key_id: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  return { key_id, public_key: raw.toString('base64'), privateKey };
};
const [own, other] = [keyOf('K1'), keyOf('K2')];
const ticket = (key: typeof own, key_id = key.key_id): ReadTicket => {
  const facts = { key_id, ticket_no: 'AB12CD34', prod_id: 'P1', day: '2026-12-20' };
  return readTicket(ticketToken(facts, sign(null, Buffer.from(ticketText(facts)), key.privateKey)))!;
};

test('a ticket is genuine that the key it names has signed', () => {
  expect(isGenuine(ticket(own), [own, other])).toBe(true);
  expect(isGenuine(ticket(other), [own, other])).toBe(true);
});

test('no other is', () => {
  expect(isGenuine(ticket(other, 'K1'), [own, other])).toBe(false);
  expect(isGenuine(ticket(own), [other])).toBe(false);
  expect(isGenuine(ticket(own), [])).toBe(false);
  const changed = { ...ticket(own), signed: ticket(own).signed.replace('AB12CD34', 'AB12CD35') };
  expect(isGenuine(changed, [own])).toBe(false);
});
