import { createHash } from 'node:crypto';
import { pictureWidths } from '../domain/picture-address.ts';
import { productPictures, type ProductPicture } from '../domain/product.ts';
import type { PictureFiles } from '../media/picture-files.ts';
import { renderPicture } from './pictures/render-picture.ts';
import type { SeedPicture, SeedProductPlan } from './source.ts';

/** Names of the picture types in file names (spec §9 File types). */
const typeNames: Readonly<Record<ProductPicture['file_type'], string>> = {
  '1': 'list',
  '2': 'carousel',
  '3': 'detail',
  '4': 'video',
};

/** A picture's name follows its drawing, because a picture is cached for ever under its name. */
const nameOf = (picture: SeedPicture, svg: string): string => {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 12);
  return `${typeNames[picture.file_type]}-${picture.sort_order}-${hash}.jpg`;
};

const ensurePicture = async (
  files: PictureFiles,
  prodId: string,
  picture: SeedPicture,
): Promise<ProductPicture> => {
  const { file_type, sort_order, alt } = picture;
  const svg = picture.draw();
  const file_name = nameOf(picture, svg);
  const address = { file_path: productPictures, prod_id: prodId, file_type, file_name };
  // The original is written last: where it lies, its renderings lie too.
  if (!(await files.has(address))) {
    const renderings = await renderPicture(svg);
    const widest = Math.max(...renderings.map((rendering) => rendering.width));
    for (const { width: drawn, format, bytes } of renderings) {
      const width = pictureWidths.find((offered) => offered === drawn);
      if (!width || (drawn === widest && format === 'jpg')) continue;
      await files.putVariant(address, { width, format }, bytes);
    }
    const original = renderings.find(({ width: w, format }) => w === widest && format === 'jpg');
    if (!original) throw new Error(`No picture came out of ${file_name}`);
    await files.put(address, original.bytes);
  }
  return { file_type, file_name, sort_order, width: picture.width, height: picture.height, alt };
};

/** As many pictures at once as there are cores on a small machine; the encoder itself works in threads. */
const atOnce = 2;

/**
 * Draws every picture that is not there yet.
 * @param progress called after each picture with how many are done
 * @returns the pictures of each product by prod_id
 */
export const seedPictures = async (
  files: PictureFiles,
  products: readonly SeedProductPlan[],
  progress: (done: number, all: number) => void,
): Promise<Map<string, ProductPicture[]>> => {
  const jobs = products.flatMap(({ content, pictures }) =>
    pictures.map((picture) => ({ prodId: content.prod_id, picture })),
  );
  const drawn = new Map(products.map(({ content }): [string, ProductPicture[]] => [content.prod_id, []]));
  const queue = jobs.values();
  let done = 0;
  const work = async (): Promise<void> => {
    for (const { prodId, picture } of queue) {
      drawn.get(prodId)?.push(await ensurePicture(files, prodId, picture));
      done += 1;
      progress(done, jobs.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const order = (one: ProductPicture, other: ProductPicture): number =>
    one.file_type.localeCompare(other.file_type) || one.sort_order - other.sort_order;
  for (const pictures of drawn.values()) pictures.sort(order);
  return drawn;
};
