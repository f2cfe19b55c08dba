import type { LanTp, LocalizedText, ProductImage } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';

/** A content picture; its file lies under the owner's number and the type. */
export interface ContentPicture extends Pick<
  ProductImage,
  'file_type' | 'file_name' | 'sort_order' | 'width' | 'height'
> {
  alt: LocalizedText;
}

export type ListPicture = Pick<ContentPicture, 'file_name' | 'alt'>;

export const byTypeAndOrder = (
  a: Pick<ContentPicture, 'file_type' | 'sort_order'>,
  b: Pick<ContentPicture, 'file_type' | 'sort_order'>,
): number => a.file_type.localeCompare(b.file_type) || a.sort_order - b.sort_order;

/** The picture that lists show: the first of type 1 (CATALOG-6). */
export const listPicture = (pictures: readonly ContentPicture[]): ListPicture | null => {
  const [lead] = pictures.filter(({ file_type }) => file_type === '1').sort(byTypeAndOrder);
  return lead ? { file_name: lead.file_name, alt: lead.alt } : null;
};

export const pictureOfCard = (file_path: string, picture: ListPicture | null | undefined, lanTp: LanTp) => ({
  file_path,
  file_name: picture?.file_name ?? '',
  file_type: '1' as const,
  file_alt: textIn(picture?.alt, lanTp),
});

export const presentPictures = (
  pictures: readonly ContentPicture[],
  { file_path, id }: { file_path: string; id: string },
  lanTp: LanTp,
): ProductImage[] =>
  pictures
    .map(({ alt, ...picture }) => ({ ...picture, prod_id: id, file_path, alt: textIn(alt, lanTp) }))
    .sort(byTypeAndOrder);
