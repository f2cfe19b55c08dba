import type { LanTp, ProductImage } from '@narae/contracts';
import type { Catalog } from '../../context.ts';
import { presentPictures, type ContentPicture } from '../../media/pictures.rules.ts';
import { addressesOf, type PictureAddress } from '../../media/picture-address.rules.ts';
import { eventPictures } from '../event.rules.ts';
import { shown } from '../../content/kinds/edited-fields.model.ts';

/** An event's pictures in their order, described in the caller's language. */
export const listEventPictures = async (
  { events }: Pick<Catalog, 'events'>,
  eventId: string,
  lanTp: LanTp,
): Promise<ProductImage[]> => {
  const event = await events
    .findOne({ event_id: eventId, ...shown }, { pictures: 1 })
    .lean<{ pictures: ContentPicture[] }>();
  return presentPictures(event?.pictures ?? [], { file_path: eventPictures, id: eventId }, lanTp);
};

/** Where the pictures of all events should lie. */
export const eventPictureAddresses = async ({
  events,
}: Pick<Catalog, 'events'>): Promise<PictureAddress[]> => {
  const rows = await events
    .find({}, { event_id: 1, pictures: 1 })
    .lean<{ event_id: string; pictures: ContentPicture[] }[]>();
  return rows.flatMap(({ event_id, pictures }) =>
    addressesOf({ file_path: eventPictures, id: event_id }, pictures),
  );
};
