import { createHash } from 'node:crypto';
import { eventPictures, kpopPictures } from '../articles/index.ts';
import { fingerprintOf } from '../content/index.ts';
import {
  byTypeAndOrder,
  type ContentPicture,
  type PictureAddress,
  type PictureFiles,
} from '../media/index.ts';
import { productPictures } from '../products/index.ts';
import type { PlannedPicture, ContentSource } from './content-source.ts';
import { createMissingPictures, type Missing, type MissingPictures } from './missing-pictures.ts';

/** Picture types in file names (CATALOG-6). */
const typeNames: Readonly<Record<ContentPicture['file_type'], string>> = {
  '1': 'list',
  '2': 'carousel',
  '3': 'detail',
  '4': 'video',
};

/** First part of a picture's name: its place among its owner's. */
const placeOf = ({ file_type, sort_order }: Pick<PlannedPicture, 'file_type' | 'sort_order'>): string =>
  `${typeNames[file_type]}-${sort_order}`;

/** The name follows the drawing, because a picture is cached for ever under it. */
const nameOf = (picture: PlannedPicture, svg: string): string => {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 12);
  return `${placeOf(picture)}-${hash}.jpg`;
};

/** Packages show the pictures of their leading product. */
interface Drawing {
  draw: () => string;
  places: { address: (svg: string) => PictureAddress; named: (address: PictureAddress) => void }[];
}

/** Names the pictures of a drawing. @returns the missing ones */
const nameOnce = async (files: PictureFiles, { draw, places }: Drawing): Promise<Missing> => {
  const svg = draw();
  const addresses = places.map(({ address, named }) => {
    const own = address(svg);
    named(own);
    return own;
  });
  const there = await Promise.all(addresses.map((address) => files.has(address)));
  return { draw, addresses: addresses.filter((_, index) => !there[index]) };
};

/** A product, K-pop information or an event. */
interface Owner {
  file_path: string;
  id: string;
  pictures: readonly PlannedPicture[];
}

export const pictureOwner = ({ file_path, id }: Pick<Owner, 'file_path' | 'id'>): string =>
  `${file_path}/${id}`;

type Pictured = Pick<ContentSource, 'products' | 'kpopInfos' | 'events' | 'sitePictures'>;

const ownersOf = ({ products, kpopInfos, events }: Pictured): Owner[] => [
  ...products.map(({ content, pictures }) => ({
    file_path: productPictures,
    id: content.prod_id,
    pictures,
  })),
  ...kpopInfos.map(({ content, pictures }) => ({ file_path: kpopPictures, id: content.info_seq, pictures })),
  ...events.map(({ content, pictures }) => ({ file_path: eventPictures, id: content.event_id, pictures })),
];

const drawingsOf = (source: Pictured, found: (owner: Owner, picture: ContentPicture) => void): Drawing[] => {
  const drawings = new Map<string, Drawing>();
  const add = (
    picture: Pick<PlannedPicture, 'description' | 'draw'>,
    place: Drawing['places'][number],
  ): void => {
    const key = fingerprintOf(picture.description);
    const drawing = drawings.get(key) ?? { draw: picture.draw, places: [] };
    drawing.places.push(place);
    drawings.set(key, drawing);
  };
  for (const owner of ownersOf(source)) {
    for (const picture of owner.pictures) {
      const { file_type, sort_order, width, height, alt } = picture;
      add(picture, {
        address: (svg) => ({
          file_path: owner.file_path,
          prod_id: owner.id,
          file_type,
          file_name: nameOf(picture, svg),
        }),
        named: ({ file_name }) => found(owner, { file_type, file_name, sort_order, width, height, alt }),
      });
    }
  }
  for (const picture of source.sitePictures) {
    add(picture, { address: () => picture.address, named: () => undefined });
  }
  return [...drawings.values()];
};

/** Names every picture. @returns pictures by `pictureOwner`, and how to draw the missing ones */
export const planPictures = async (
  files: PictureFiles,
  source: Pictured,
): Promise<{ pictures: Map<string, ContentPicture[]>; missing: MissingPictures }> => {
  const pictures = new Map(
    ownersOf(source).map((owner): [string, ContentPicture[]] => [pictureOwner(owner), []]),
  );
  const found = (owner: Owner, picture: ContentPicture): void =>
    void pictures.get(pictureOwner(owner))?.push(picture);
  const missing: Missing[] = [];
  for (const drawing of drawingsOf(source, found)) {
    const picture = await nameOnce(files, drawing);
    if (picture.addresses.length > 0) missing.push(picture);
  }
  for (const list of pictures.values()) list.sort(byTypeAndOrder);
  return { pictures, missing: createMissingPictures(files, missing) };
};

/** A picture's place, without the part of its name that follows the drawing. */
const slotOf = ({ file_path, prod_id, file_name }: Omit<PictureAddress, 'file_type'>): string =>
  `${file_path}/${prod_id}/${file_name.replace(/-[0-9a-f]{12}\.jpg$/, '')}`;

/** The missing pictures of a filled shop by their stored addresses, without drawing any; null if none. */
export const findMissing = async (
  files: PictureFiles,
  source: Pictured,
  stored: readonly PictureAddress[],
): Promise<MissingPictures | null> => {
  const sites = source.sitePictures.map(({ address }) => address);
  const all = [...stored, ...sites];
  const there = await Promise.all(all.map((address) => files.has(address)));
  const absent = new Map(
    all.flatMap((address, index) => (there[index] ? [] : [[slotOf(address), address] as const])),
  );
  const drawings = new Map<string, Missing>();
  const add = ({ description, draw }: Pick<PlannedPicture, 'description' | 'draw'>, slot: string): void => {
    const address = absent.get(slot);
    if (!address) return;
    const key = fingerprintOf(description);
    drawings.set(key, { draw, addresses: [...(drawings.get(key)?.addresses ?? []), address] });
  };
  for (const { file_path, id, pictures } of ownersOf(source))
    for (const picture of pictures)
      add(picture, slotOf({ file_path, prod_id: id, file_name: placeOf(picture) }));
  for (const picture of source.sitePictures) add(picture, slotOf(picture.address));
  return drawings.size === 0 ? null : createMissingPictures(files, [...drawings.values()]);
};
