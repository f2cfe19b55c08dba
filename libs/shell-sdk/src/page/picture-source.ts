/** What names a public picture (CATALOG-6). */
export interface PictureAddress {
  readonly file_path: string;
  readonly prod_id: string;
  /** 1 list, 2 carousel, 3 detail, 4 video. */
  readonly file_type: string;
  readonly file_name: string;
}

/** In pixels; the catalogue serves every picture in these. */
export const pictureWidths = [320, 640, 960, 1600] as const;

export const pictureFormats = ['webp'] as const;

/** For `<Picture src={pictureSource(image)} …>`; null where there is no picture, as of a custom trip. */
export const pictureSource = ({ file_path, prod_id, file_type, file_name }: PictureAddress) =>
  file_name
    ? (width: number, format: string): string =>
        `/download/${file_path}/${prod_id}/${file_type}/${file_name}?w=${width}&f=${format}`
    : null;
