import { withRecords } from './old-client-guests.rules.ts';

const day = new Date(0);
const guest = (event_rv_mem_id: string, mem_nm: string) => ({
  event_rv_mem_id,
  mem_nm,
  reg_date: day,
  mod_date: day,
});
const existing = [guest('M1', 'KIM A'), guest('M2', 'KIM B')];

describe('records of old clients', () => {
  it('add who is not there, and nobody twice', () => {
    const records = [{ mem_nm: 'KIM A' }, { mem_nm: 'KIM C' }];
    const once = withRecords(existing, records);
    expect(once).toEqual({ names: ['KIM A', 'KIM B', 'KIM C'], places: [0, 2] });
    const again = withRecords([...existing, guest('M3', 'KIM C')], records);
    expect(again).toEqual(once);
  });

  it('rename the person they name', () => {
    expect(withRecords(existing, [{ event_rv_mem_id: 'M2', mem_nm: 'KIM BO' }]).names).toEqual([
      'KIM A',
      'KIM BO',
    ]);
  });

  it('take two of one name in one list for two people', () => {
    expect(withRecords(existing, [{ mem_nm: 'KIM A' }, { mem_nm: 'KIM A' }]).names).toEqual([
      'KIM A',
      'KIM B',
      'KIM A',
    ]);
  });
});
