import { eventChangedV1 } from '@narae/events';
import { raise, DomainError } from '@narae/service-kit';
import type { StoredEvent } from './event.model.ts';
import { listPicture } from '../products/product.rules.ts';
import { checkFilms, eventPictures, type EventContent } from './event.rules.ts';
import type { Catalog } from '../context.ts';
import { writesOf, type Edit } from '../shared/edit.ts';
import { fingerprintOf } from '../domain/fingerprint.rules.ts';
import { keepVersioned, type Changed } from '../shared/save-versioned.ts';
import { safeTexts } from '../shared/safe-html.ts';

type Shelf = Pick<Catalog, 'events' | 'nudge' | 'clock'>;

const news = (event: Omit<EventContent, 'contents'>, personnel_cnt: number, version: number) =>
  raise(eventChangedV1, {
    aggregateId: event.event_id,
    version,
    data: {
      event_id: event.event_id,
      titles: event.titles,
      event_day: event.event_day,
      start_day: event.start_day,
      end_day: event.end_day,
      event_total_cnt: event.event_total_cnt,
      personnel_cnt,
      file_path: eventPictures,
      file_name: listPicture(event.pictures)?.file_name ?? '',
    },
  });

/**
 * Adds or changes an event and tells of it in the same update; equal content is no change and no news.
 * @param places left when it is added; later they are changed with `changePlaces` alone
 */
export const changeEvent = async (
  { events, nudge, clock }: Shelf,
  draft: EventContent,
  places = draft.event_total_cnt,
  edit: Edit = {},
): Promise<Changed> => {
  checkFilms(draft.films);
  const content = { ...draft, contents: safeTexts(draft.contents) };
  const { event_id, event_total_cnt } = content;
  const { set, push, add } = writesOf(edit);
  const fingerprint = fingerprintOf(content);
  const next = { ...content, list_picture: listPicture(content.pictures), fingerprint };
  const outcome = await keepVersioned({
    fingerprint,
    basedOn: edit.basedOn,
    find: () =>
      events
        .findOne({ event_id }, { version: 1, fingerprint: 1, personnel_cnt: 1 })
        .lean<Pick<StoredEvent, 'version' | 'fingerprint' | 'personnel_cnt'>>(),
    add: () => {
      const outbox = [news(content, places, 1)];
      return events.create({ ...next, personnel_cnt: places, version: 1, mod_date: clock(), outbox, ...add });
    },
    change: (known) => {
      const left = Math.min(known.personnel_cnt, event_total_cnt);
      const version = known.version + 1;
      return events.updateOne(
        { event_id, version: known.version },
        {
          $set: { ...next, ...set, personnel_cnt: left, version, mod_date: clock() },
          $push: { outbox: news(content, left, version), ...push },
        },
      );
    },
  });
  if (outcome === 'added' || outcome === 'changed') nudge();
  return outcome;
};

/**
 * Sets the places left of an event (spec §7 eventInfoUpdate); the same number again is no news.
 * @throws DomainError event_not_found, invalid_value when there are more than the event has in all
 */
export const changePlaces = async (
  { events, nudge, clock }: Shelf,
  event_id: string,
  places: number,
): Promise<void> => {
  for (;;) {
    const event = await events.findOne({ event_id }, { outbox: 0, contents: 0 }).lean<StoredEvent>();
    if (!event) throw new DomainError('event_not_found', { field: 'event_id' });
    if (places > event.event_total_cnt) throw new DomainError('invalid_value', { field: 'personnel_cnt' });
    if (places === event.personnel_cnt) return;
    const version = event.version + 1;
    const { modifiedCount } = await events.updateOne(
      { event_id, version: event.version },
      {
        $set: { personnel_cnt: places, version, mod_date: clock() },
        $push: { outbox: news(event, places, version) },
      },
    );
    if (modifiedCount === 1) return nudge();
  }
};
