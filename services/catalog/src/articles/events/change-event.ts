import { safeTexts } from '@narae/service-kit/safe-html';
import type { BookableEvent } from '@narae/contracts';
import { eventChangedV1 } from '@narae/events';
import { saidTimes } from '@narae/rules';
import { raise } from '@narae/service-kit';
import type { ArticlesContext } from '../context.ts';
import {
  type Changed,
  type Edit,
  fingerprintOf,
  saveVersioned,
  showsOf,
  writesOf,
} from '../../content/index.ts';
import { checkFilms, listPicture } from '../../media/index.ts';
import type { StoredEvent } from '../articles.model.ts';
import { type EventContent, documentsOf, eventPictures } from '../articles.rules.ts';

/**
 * Adds or changes an event and publishes the change in the same update; equal content is no change. Places
 * left move by as much as the total (EVENT-7).
 * @param places left when it is added
 */
export const changeEvent = async (
  { events, nudge, clock }: Pick<ArticlesContext, 'events' | 'nudge' | 'clock'>,
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
  const outcome = await saveVersioned({
    fingerprint,
    basedOn: edit.basedOn,
    shows: showsOf(edit),
    find: () =>
      events
        .findOne(
          { event_id },
          { version: 1, fingerprint: 1, withdrawn: 1, personnel_cnt: 1, event_total_cnt: 1 },
        )
        .lean<
          Pick<StoredEvent, 'version' | 'fingerprint' | 'withdrawn' | 'personnel_cnt' | 'event_total_cnt'>
        >(),
    add: () => {
      const outbox = [eventChanged(content, places, 1)];
      return events.create({ ...next, personnel_cnt: places, version: 1, mod_date: clock(), outbox, ...add });
    },
    change: (existing) => {
      const more = event_total_cnt - existing.event_total_cnt;
      const version = existing.version + 1;
      const published = { ...content, withdrawn: set.withdrawn ?? existing.withdrawn ?? false };
      return events.updateOne(
        { event_id, version: existing.version },
        {
          $set: { ...next, ...set, version, mod_date: clock() },
          $inc: { personnel_cnt: more },
          $push: { outbox: eventChanged(published, existing.personnel_cnt + more, version), ...push },
        },
      );
    },
  });
  if (outcome === 'added' || outcome === 'changed') nudge();
  return outcome;
};

type PublishedEvent = Omit<EventContent, 'contents'> & { readonly withdrawn?: boolean };

/** @param personnel_cnt places left; they count only before booking's ledger begins */
const bookableEvent = (event: PublishedEvent, personnel_cnt: number): BookableEvent => ({
  event_id: event.event_id,
  titles: event.titles,
  places: event.places,
  event_day: event.event_day,
  start_day: event.start_day,
  end_day: event.end_day,
  ...saidTimes(event),
  event_total_cnt: event.event_total_cnt,
  personnel_cnt: Math.max(0, personnel_cnt),
  documents: documentsOf(event),
  withdrawn: event.withdrawn ?? false,
  file_path: eventPictures,
  file_name: listPicture(event.pictures)?.file_name ?? '',
});

const eventChanged = (event: PublishedEvent, personnel_cnt: number, version: number) =>
  raise(eventChangedV1, { aggregateId: event.event_id, version, data: bookableEvent(event, personnel_cnt) });

export const eventFacts = async ({
  events,
}: Pick<ArticlesContext, 'events'>): Promise<
  { aggregateId: string; version: number; data: BookableEvent }[]
> => {
  const rows = await events.find({}, { contents: 0, outbox: 0 }).lean<StoredEvent[]>();
  return rows.map((event) => ({
    aggregateId: event.event_id,
    version: event.version,
    data: bookableEvent(event, event.personnel_cnt),
  }));
};
