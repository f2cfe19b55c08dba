import { pictureFormats, pictureSource, pictureWidths, type PictureAddress } from '@narae/shell-sdk';
import { Picture } from '@narae/ui';
import type { ReactNode } from 'react';

interface BookingPictureProps {
  readonly item: Pick<PictureAddress, 'file_path' | 'prod_id' | 'file_name'>;
  readonly className: string | undefined;
  /** As in `<img sizes>`. */
  readonly sizes: string;
}

export function BookingPicture({ item, className, sizes }: BookingPictureProps): ReactNode {
  return (
    <Picture
      className={className}
      src={pictureSource({ ...item, file_type: '1' })}
      widths={pictureWidths}
      formats={pictureFormats}
      sizes={sizes}
      alt=""
    />
  );
}
