import { createHash } from 'node:crypto';
import type { PictureAddress } from '../media/picture-address.rules.ts';
import { productPictures } from '../products/product.rules.ts';
import { byTypeAndOrder, type ContentPicture } from '../domain/picture.rules.ts';
import { eventPictures } from '../events/event.rules.ts';
import { kpopPictures } from '../kpop-info/kpop-info.rules.ts';
import type { PictureFiles } from '../media/picture-files.ts';
import { fingerprintOf } from '../domain/fingerprint.rules.ts';
import type { PlannedPicture, ContentSource } from './content-source.ts';
import { createMissingPictures, type Missing, type MissingPictures } from './missing-pictures.ts';

/** Names of the picture types in file names (CATALOG-6). */
const typeNames: Readonly<Record<ContentPicture['file_type'], string>> = {
  '1': 'list',
  '2': 'carousel',
  '3': 'detail',
  '4': 'video',
};

/** A picture's name follows its drawing, because a picture is cached for ever under its name. */
const nameOf = (picture: PlannedPicture, svg: string): string => {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 12);
  return `${typeNames[picture.file_type]}-${picture.sort_order}-${hash}.jpg`;
};

/** One drawing and every place that shows it: packages show the pictures of their leading product. */
interface Drawing {
  draw: () => string;
  places: { address: (svg: string) => PictureAddress; named: (address: PictureAddress) => void }[];
}

/** Names the pictures of a drawing, and answers those that are not there yet. */
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

/** A product, K-pop information or an event with its pictures: below which folder, under which number. */
interface Owner {
  file_path: string;
  id: string;
  pictures: readonly PlannedPicture[];
}

/** Names the owner of pictures among all. */
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

/** Names every picture and finds those that are missing. @returns the pictures of each owner by `pictureOwner`, and how to draw what is missing */
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
    const one = await nameOnce(files, drawing);
    if (one.addresses.length > 0) missing.push(one);
  }
  for (const list of pictures.values()) list.sort(byTypeAndOrder);
  return { pictures, missing: createMissingPictures(files, missing) };
};
