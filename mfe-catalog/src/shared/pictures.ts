import type { PictureAddress } from '@narae/shell-sdk';

// The `<img sizes>` of the style sheets: a page is 1200 px wide at most, its gutters are 16 px, from 768 px on
// 24 px, and cards stand 20 px apart. `npm test` holds them to it.

/** A card in a CardGrid: columns of 260 px at least. */
export const gridCard = [
  '(min-width: 1200px) 273px',
  '(min-width: 1148px) calc((100vw - 108px) / 4)',
  '(min-width: 868px) calc((100vw - 88px) / 3)',
  '(min-width: 768px) calc((100vw - 68px) / 2)',
  '(min-width: 572px) calc((100vw - 52px) / 2)',
  'calc(100vw - 32px)',
].join(', ');

export const shelfCard = [
  '(min-width: 1200px) 273px',
  '(min-width: 1024px) calc((100vw - 108px) / 4)',
  '(min-width: 768px) calc((100vw - 88px) / 3)',
  'min(72vw - 23px, 272px)',
].join(', ');

export const mainColumn = [
  '(min-width: 1200px) 752px',
  '(min-width: 1024px) calc(100vw - 448px)',
  '(min-width: 768px) calc(100vw - 48px)',
  'calc(100vw - 32px)',
].join(', ');

export const mainColumnShelfCard = [
  '(min-width: 1200px) 168px',
  '(min-width: 1024px) calc((100vw - 528px) / 4)',
  '(min-width: 768px) calc((100vw - 88px) / 3)',
  'min(72vw - 23px, 272px)',
].join(', ');

export interface ShownPicture extends PictureAddress {
  readonly alt: string;
}
