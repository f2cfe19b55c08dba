import { pictureFormats, pictureSource, pictureWidths, type PictureAddress } from '@narae/shell-sdk';
import { Card, Picture } from '@narae/ui';
import type { ComponentProps, ReactNode } from 'react';
import { gridCard } from './picture-sizes.ts';

interface StoryCardProps extends Omit<ComponentProps<typeof Card>, 'headingLevel' | 'picture'> {
  readonly picture: PictureAddress;
  /** The first of a list: its picture is fetched at once. */
  readonly first: boolean;
}

/** An article or event in its list: picture, title, description and day. */
export function StoryCard({ picture, first, ...card }: StoryCardProps): ReactNode {
  return (
    <Card
      {...card}
      headingLevel={2}
      picture={
        <Picture
          src={pictureSource(picture)}
          widths={pictureWidths}
          formats={pictureFormats}
          sizes={gridCard}
          alt=""
          priority={first}
        />
      }
    />
  );
}
