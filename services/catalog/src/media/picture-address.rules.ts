import { isVideoAddress } from '@narae/contracts/video';

/** Other widths would let a stranger fill the disk (CATALOG-6). */
export const pictureWidths = [320, 640, 960, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export const pictureFormats = ['jpg', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Public folders; travellers' documents are stored by booking. */
const publicPaths: ReadonlySet<string> = new Set(['product', 'kpop', 'event', 'site']);

export interface PictureAddress {
  file_path: string;
  prod_id: string;
  file_type: string;
  file_name: string;
}

const isPlainAddress = ({ file_path, prod_id }: PictureAddress): boolean =>
  publicPaths.has(file_path) && /^[A-Za-z0-9_-]{1,40}$/.test(prod_id);

/** Whether each part is a plain name: no climbing dots, separators or hidden files. */
export const isPictureAddress = (address: PictureAddress): boolean =>
  isPlainAddress(address) &&
  /^[1-4]$/.test(address.file_type) &&
  /^[A-Za-z0-9_-]{1,80}\.(?:jpe?g|png)$/.test(address.file_name);

/** The same for an mp4 film (CATALOG-7). */
export const isFilmAddress = (address: PictureAddress): boolean =>
  isPlainAddress(address) && address.file_type === '4' && isVideoAddress['04'](address.file_name);

export const downloadAddress = (path: string): PictureAddress | null => {
  const [, download, file_path = '', prod_id = '', file_type = '', file_name = '', ...more] = path.split('/');
  return download === 'download' && more.length === 0 ? { file_path, prod_id, file_type, file_name } : null;
};

export const wantedVariant = (
  query: { w?: unknown; f?: unknown },
  accept: string | undefined,
): { width: PictureWidth | null; format: PictureFormat; negotiated: boolean } | null => {
  const width =
    query.w === undefined ? null : pictureWidths.find((candidate) => String(candidate) === query.w);
  if (width === undefined) return null;
  if (query.f === undefined) {
    return { width, format: accept?.includes('image/webp') ? 'webp' : 'jpg', negotiated: true };
  }
  const format = pictureFormats.find((candidate) => candidate === query.f);
  return format ? { width, format, negotiated: false } : null;
};

/** Name of a rendering beside the original: `list-1a2b.640.webp`. */
export const variantName = (
  fileName: string,
  variant: { width: PictureWidth | null; format: PictureFormat },
): string => `${fileName.replace(/\.[^.]+$/, '')}.${variant.width ?? 'full'}.${variant.format}`;

export const isNamedByContent = (fileName: string): boolean => /-[0-9a-f]{12}\.[a-z]+$/.test(fileName);

export const addressesOf = (
  { file_path, id }: { file_path: string; id: string },
  pictures: readonly Pick<PictureAddress, 'file_type' | 'file_name'>[],
): PictureAddress[] =>
  pictures.map(({ file_type, file_name }) => ({ file_path, prod_id: id, file_type, file_name }));
