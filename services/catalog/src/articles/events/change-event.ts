import type { Catalog } from '../../context.ts';
import { checkFilms } from '../../media/films.rules.ts';
import { fingerprintOf } from '../../content/kinds/fingerprint.rules.ts';
import { listPicture } from '../../media/pictures.rules.ts';
import { showsOf, writesOf, type Edit } from '../../content/kinds/edit.ts';
import { safeTexts } from '@narae/service-kit/safe-html';
import { saveVersioned, type Changed } from '../../content/kinds/save-versioned.ts';
import { eventChanged } from './event-changed.ts';
import type { StoredEvent } from '../event.model.ts';
import type { EventContent } from '../event.rules.ts';

/**
 * Adds or changes an event and publishes the change in the same update; equal content is no change.
 * The places left move by as much as the total, whatever booking tells of them meanwhile (EVENT-7).
 * @param places left when it is added
 */
export const changeEvent = async (
  { events, nudge, clock }: Pick<Catalog, 'events' | 'nudge' | 'clock'>,
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
    change: (known) => {
      const more = event_total_cnt - known.event_total_cnt;
      const version = known.version + 1;
      const told = { ...content, withdrawn: set.withdrawn ?? known.withdrawn ?? false };
      return events.updateOne(
        { event_id, version: known.version },
        {
          $set: { ...next, ...set, version, mod_date: clock() },
          $inc: { personnel_cnt: more },
          $push: { outbox: eventChanged(told, known.personnel_cnt + more, version), ...push },
        },
      );
    },
  });
  if (outcome === 'added' || outcome === 'changed') nudge();
  return outcome;
};
