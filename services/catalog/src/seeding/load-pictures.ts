import { createHash } from 'node:crypto';
import { pictureWidths, type PictureAddress } from '../media/picture-address.rules.ts';
import { productPictures } from '../products/product.rules.ts';
import { byTypeAndOrder, type ContentPicture } from '../domain/picture.rules.ts';
import { eventPictures } from '../events/event.rules.ts';
import { kpopPictures } from '../kpop-info/kpop-info.rules.ts';
import type { PictureFiles } from '../media/picture-files.ts';
import { fingerprintOf } from '../domain/fingerprint.rules.ts';
import { renderPicture, type RenderedPicture } from './render-picture.ts';
import type { PlannedPicture, ContentSource } from './content-source.ts';

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

/** Writes an original with its renderings; the original last, so that where it lies, all of them lie. */
const write = async (
  files: PictureFiles,
  address: PictureAddress,
  renderings: readonly RenderedPicture[],
): Promise<void> => {
  const widest = Math.max(...renderings.map((rendering) => rendering.width));
  for (const { width: drawn, format, bytes } of renderings) {
    const width = pictureWidths.find((offered) => offered === drawn);
    if (!width || (drawn === widest && format === 'jpg')) continue;
    await files.putVariant(address, { width, format }, bytes);
  }
  const original = renderings.find(({ width, format }) => width === widest && format === 'jpg');
  if (!original) throw new Error(`No picture came out of ${address.file_name}`);
  await files.put(address, original.bytes);
};

/** One drawing and every place that shows it: packages show the pictures of their leading product. */
interface Drawing {
  draw: () => string;
  places: { address: (svg: string) => PictureAddress; drawn: (address: PictureAddress) => void }[];
}

const drawOnce = async (files: PictureFiles, { draw, places }: Drawing): Promise<void> => {
  const svg = draw();
  const addresses = places.map(({ address }) => address(svg));
  const there = await Promise.all(addresses.map((address) => files.has(address)));
  const missing = addresses.filter((_, index) => !there[index]);
  if (missing.length > 0) {
    const renderings = await renderPicture(svg);
    for (const address of missing) await write(files, address, renderings);
  }
  places.forEach(({ drawn }, index) => {
    const address = addresses[index];
    if (address) drawn(address);
  });
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
        drawn: ({ file_name }) => found(owner, { file_type, file_name, sort_order, width, height, alt }),
      });
    }
  }
  for (const picture of source.sitePictures) {
    add(picture, { address: () => picture.address, drawn: () => undefined });
  }
  return [...drawings.values()];
};

/** As many drawings at once as a small machine has cores; the encoder itself works in threads. */
const atOnce = 2;

/**
 * Draws every picture that is not there yet.
 * @param progress called after each drawing with how many are done
 * @returns the pictures of each owner by `pictureOwner`
 */
export const loadPictures = async (
  files: PictureFiles,
  source: Pictured,
  progress: (done: number, all: number) => void,
): Promise<Map<string, ContentPicture[]>> => {
  const pictures = new Map(
    ownersOf(source).map((owner): [string, ContentPicture[]] => [pictureOwner(owner), []]),
  );
  const drawings = drawingsOf(source, (owner, picture) => pictures.get(pictureOwner(owner))?.push(picture));
  const queue = drawings.values();
  let done = 0;
  const work = async (): Promise<void> => {
    for (const drawing of queue) {
      await drawOnce(files, drawing);
      done += 1;
      progress(done, drawings.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  for (const list of pictures.values()) list.sort(byTypeAndOrder);
  return pictures;
};
