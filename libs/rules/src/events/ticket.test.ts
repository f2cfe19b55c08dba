import { readTicket, shownTicketNo, ticketText, ticketToken, toBase32, typedTicketNo } from './ticket.ts';

const facts = { key_id: 'K7', ticket_no: 'AB12CD34', prod_id: 'P000012', day: '2026-12-20' };
const signature = Uint8Array.from({ length: 64 }, (_, i) => (i * 37 + 200) % 256);

describe('the code of a ticket', () => {
  it('is read as it was written', () => {
    expect(readTicket(ticketToken(facts, signature))).toEqual({
      ...facts,
      signed: 'NT1.K7.AB12CD34.P000012.20261220',
      signature,
    });
  });

  it('is read with blanks around it, and with nothing else', () => {
    const token = ticketToken(facts, signature);
    expect(readTicket(` ${token}\n`)).toMatchObject(facts);
    expect(readTicket(`X${token}`)).toBeNull();
    expect(readTicket(`${token}.X`)).toBeNull();
  });

  it.each([0, 255])('keeps a signature of %i only', (byte) => {
    const all = new Uint8Array(64).fill(byte);
    expect(readTicket(ticketToken(facts, all))?.signature).toEqual(all);
  });

  it('has only signs that a QR code stores densely', () => {
    expect(ticketToken(facts, signature)).toMatch(/^[0-9A-Z.]+$/);
    expect(ticketToken(facts, signature).length).toBeLessThan(154);
  });

  it.each([
    ['an address', 'https://narae.example/'],
    ['an order number', 'ORDER000000001'],
    ['a code without signature', ticketText(facts)],
    ['another version', ticketToken(facts, signature).replace('NT1', 'NT2')],
    ['a letter that is none of the alphabet', ticketToken(facts, signature).slice(0, -1) + 'U'],
    ['more than the bytes of a signature', `${ticketText(facts)}.${'Z'.repeat(103)}`],
    ['nothing', ''],
  ])('takes %s for no ticket', (_, text) => {
    expect(readTicket(text)).toBeNull();
  });
});

describe('the number of a ticket', () => {
  it('is understood as people type it', () => {
    expect(typedTicketNo(' ab12-cdo4 ')).toBe('AB12CD04');
    expect(typedTicketNo('iL00 0000')).toBe('11000000');
  });

  it('is shown in two groups', () => {
    expect(shownTicketNo('AB12CD34')).toBe('AB12-CD34');
    expect(toBase32(new Uint8Array(5))).toBe('00000000');
  });
});
