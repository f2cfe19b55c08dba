import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { diskRoomOf, openPicture, pictureWork, type DiskRoomOptions } from '@narae/service-kit';
import {
  variantName,
  type PictureAddress,
  type PictureFormat,
  type PictureWidth,
} from './picture-address.rules.ts';

interface PictureVariant {
  width: PictureWidth | null;
  format: PictureFormat;
}

interface PartFile {
  readonly path: string;
  keep(file_name: string): Promise<void>;
  drop(): Promise<void>;
}

/** The public pictures on disk; renderings are made on first request. */
export interface PictureFiles {
  /** Path of an original; check the address with `isPictureAddress` first. */
  pathOf(address: PictureAddress): string;
  /** @throws DomainError service_unavailable if the disk has no room for so many bytes */
  checkRoom(bytes: number): Promise<void>;
  has(address: PictureAddress): Promise<boolean>;
  /** A new file for an upload in pieces; `keep` makes it public, `drop` removes it. */
  part(folder: Pick<PictureAddress, 'file_path' | 'prod_id' | 'file_type'>): Promise<PartFile>;
  put(address: PictureAddress, bytes: Uint8Array): Promise<void>;
  putVariant(address: PictureAddress, variant: PictureVariant, bytes: Uint8Array): Promise<void>;
  /** Null for an unknown picture. @throws DomainError service_unavailable if too many wait */
  variant(address: PictureAddress, variant: PictureVariant): Promise<string | null>;
}

const exists = async (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/** A kill in between leaves a stray `.part`, never half a picture. */
const writeWhole = async (path: string, bytes: Uint8Array): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${randomUUID()}.part`;
  try {
    await writeFile(part, bytes);
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
};

/** More than a page of new pictures in all sizes; none keeps bytes while it waits. */
const renderInTurn = pictureWork(200);

const render = (original: string, { width, format }: PictureVariant): Promise<Buffer> =>
  renderInTurn(() => {
    const picture = openPicture(original);
    if (width !== null) picture.resize({ width, withoutEnlargement: true });
    return (
      format === 'webp' ? picture.webp({ quality: 78 }) : picture.jpeg({ quality: 80, mozjpeg: true })
    ).toBuffer();
  });

export const pictureFiles = (mediaDir: string, room: DiskRoomOptions = {}): PictureFiles => {
  const rendering = new Map<string, Promise<void>>();

  const pathOf = ({ file_path, prod_id, file_type, file_name }: PictureAddress): string =>
    join(mediaDir, file_path, prod_id, file_type, file_name);

  const variantPath = (address: PictureAddress, variant: PictureVariant): string =>
    join(dirname(pathOf(address)), variantName(address.file_name, variant));

  /** One rendering at a time per file, shared by all who ask for it. */
  const ensure = (original: string, target: string, variant: PictureVariant): Promise<void> => {
    const underWay = rendering.get(target);
    if (underWay) return underWay;
    const work = render(original, variant)
      .then((bytes) => writeWhole(target, bytes))
      .finally(() => rendering.delete(target));
    rendering.set(target, work);
    return work;
  };

  return {
    pathOf,
    checkRoom: diskRoomOf(mediaDir, room).check,
    has: (address) => exists(pathOf(address)),
    part: async (folder) => {
      const path = pathOf({ ...folder, file_name: `${randomUUID()}.part` });
      await mkdir(dirname(path), { recursive: true });
      return {
        path,
        keep: (file_name) => rename(path, pathOf({ ...folder, file_name })),
        drop: () => rm(path, { force: true }),
      };
    },
    put: (address, bytes) => writeWhole(pathOf(address), bytes),
    putVariant: (address, variant, bytes) => writeWhole(variantPath(address, variant), bytes),
    variant: async (address, variant) => {
      const original = pathOf(address);
      if (variant.width === null && variant.format === 'jpg' && /\.jpe?g$/.test(address.file_name)) {
        return (await exists(original)) ? original : null;
      }
      const target = variantPath(address, variant);
      if (await exists(target)) return target;
      if (!(await exists(original))) return null;
      await ensure(original, target, variant);
      return target;
    },
  };
};

/** Pixels of the longest side on a page. */
const LONGEST = 1600;

const fitInTurn = pictureWork(16);

/** Upright, at most LONGEST, jpg on white, no metadata. @throws DomainError service_unavailable if busy */
export const fitPicture = async (
  sent: Uint8Array,
): Promise<{ bytes: Buffer; width: number; height: number }> => {
  const { data, info } = await fitInTurn(() =>
    openPicture(sent)
      .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer({ resolveWithObject: true }),
  );
  return { bytes: data, width: info.width, height: info.height };
};
