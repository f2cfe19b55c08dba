import type { BookableEvent } from '@narae/contracts';
import { eventChangedV1 } from '@narae/events';
import type { TestService } from '@narae/test-kit';
import { placeLedgerModel, type PlaceLedger } from '../../src/inventory/places/place-ledger.model.ts';
import { tour } from './products.ts';
import { picture, shopper } from './shopper.ts';
import type { TestBooking } from './start-booking.ts';

/** An event that asks for no documents: 10 places, open from 1 November to 1 December 2026. */
export const teaTime: BookableEvent = {
  event_id: 'EVT000001',
  titles: tour.titles,
  places: tour.places,
  event_day: '2026-12-20',
  start_day: '2026-11-01',
  end_day: '2026-12-01',
  event_total_cnt: 10,
  personnel_cnt: 10,
  documents: { passport: false, visa: false, birth_certificate: false },
  file_path: 'event',
  file_name: 'tea.jpg',
};

let version = 0;

/** What the catalogue says of an event, newer than everything before. */
export const publish = (
  service: Pick<TestService, 'emit'>,
  over: Partial<BookableEvent> = {},
): Promise<void> => {
  const event = { ...teaTime, ...over };
  version += 1;
  return service.emit(eventChangedV1, { aggregateId: event.event_id, version, data: event });
};

/** The ledger of an event's places; what remains and what is claimed must add up to the capacity. */
export const placesOf = async (service: TestBooking, event_id = teaTime.event_id): Promise<PlaceLedger> => {
  const ledger = await placeLedgerModel(service.store).findOne({ event_id }).lean<PlaceLedger>().exec();
  if (!ledger) throw new Error(`no places of ${event_id}`);
  const taken = ledger.claims.reduce((sum, { count }) => sum + count, 0);
  expect(ledger.remaining + taken).toBe(ledger.capacity);
  return ledger;
};

/** The same event asking for all documents. */
export const allPapers = { passport: true, visa: true, birth_certificate: true };

/** Only a passport of everybody. */
export const eventPassportOnly = { passport: true, visa: false, birth_certificate: false };

let members = 0;
let pictures = 0;

/** A member nobody has seen before, who can reserve. */
export const guest = (service: TestBooking, as = `MEM7${String((members += 1)).padStart(9, '0')}`) => {
  const me = shopper(service, as);
  const form = (people = 1, over: Record<string, unknown> = {}) => ({
    members: Array.from({ length: people }, (_, i) => ({ mem_nm: `KIM NARA${'ABCDEFGHIJ'[i]}` })),
    tel: '821012345678',
    email: `${as.toLowerCase()}@example.com`,
    area: 'Shanghai',
    ...over,
  });
  return {
    ...me,
    form,
    reserve: (people = 1, over: Record<string, unknown> = {}) =>
      me.call('eventReservSave', { event_id: teaTime.event_id, ...form(people), ...over }),
    change: (event_rv_id: string, people: number, over: Record<string, unknown> = {}) =>
      me.call('eventReservChange', { event_rv_id, ...form(people), ...over }),
    hand: async (
      sort_order: number,
      file_type: '1' | '2' | '3' = '1',
      over: Record<string, unknown> = {},
      file: { bytes?: Buffer; filename?: string } = {},
    ) =>
      service.upload(
        'uploadEventPassport',
        {
          date_path: '20261121',
          event_id: teaTime.event_id,
          mem_id: as,
          file_type,
          sort_order,
          mod_type: 'REGISTER',
          event_mem_file_id: 'new',
          ...over,
        },
        { ...file, bytes: file.bytes ?? (await picture(9000 + (pictures += 1))) },
        me,
      ),
    papers: async () =>
      (await me.call('eventPassPortList', { event_id: teaTime.event_id, mem_id: as })).body.map(
        ({ sort_order, file_type }) => `${sort_order}.${file_type}`,
      ),
    page: async (event_id = teaTime.event_id) =>
      (await me.call('eventReservation', { event_id, lan_tp: 'ENG' })).body[0],
  };
};
