import { PRODUCTS } from '../content/products.ts';
import type { PerLanguage, DemoProduct } from '../content/types.ts';
import { drawScene } from './draw-scene.ts';
import { altOf } from './scene-alt.ts';
import type { Season } from './shapes/frame.ts';
import type { Shot } from './shots/shot.ts';
import { HERO_SHOTS, SHARE_SHOT, SHOTS } from './shots.ts';

/** Folder in /download/{file_path}/{prod_id}/{file_type}/{file_name}. */
const PRODUCT_FILE_PATH = 'product';
/** Folder of the hero and share pictures; they belong to no product. */
const SITE_FILE_PATH = 'site';

/** 1 list thumbnail, 2 carousel, 3 detail (CATALOG-6). */
type FileType = '1' | '2' | '3';

export interface PlannedPicture {
  readonly file_path: string;
  /** Product whose folder holds the file: for a package its base. */
  readonly prod_id: string;
  readonly file_type: FileType;
  readonly file_name: string;
  /** From 1 within its type. */
  readonly sort_order: number;
  readonly shot: Shot;
  readonly width: number;
  readonly height: number;
  readonly alt: PerLanguage;
}

const SIZES: Readonly<Record<FileType, readonly [width: number, height: number]>> = {
  '1': [1280, 960],
  '2': [1600, 1000],
  '3': [1600, 900],
};

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function plan(prod_id: string, file_type: FileType, shots: readonly Shot[]): PlannedPicture[] {
  const [width, height] = SIZES[file_type];
  return shots.map((shot, index) => ({
    file_path: PRODUCT_FILE_PATH,
    prod_id,
    file_type,
    file_name: `${String(index + 1).padStart(2, '0')}-${kebab(shot[0])}.jpg`,
    sort_order: index + 1,
    shot,
    width,
    height,
    alt: altOf(shot[0]),
  }));
}

/** Pictures of a product in the order of type and sort_order. A package answers its base's. */
export function picturesOf(
  product: Pick<DemoProduct, 'prod_id' | 'package_group'>,
): readonly PlannedPicture[] {
  const owner = product.package_group ?? product.prod_id;
  const shots = SHOTS[owner];
  if (!shots) throw new Error(`no pictures are planned for ${owner}`);
  return [
    ...plan(owner, '1', [shots.list]),
    ...plan(owner, '2', shots.carousel),
    ...plan(owner, '3', shots.detail),
  ];
}

/** Every product picture once, to be rendered by the seed. */
export const PICTURES: readonly PlannedPicture[] = PRODUCTS.filter(
  (product) => (product.package_group ?? product.prod_id) === product.prod_id,
).flatMap(picturesOf);

/** A picture of the shop itself, in the same /download scheme: prod_id is `hero` or `share`. */
export type SitePicture = PlannedPicture;

const site = (
  prod_id: string,
  file_name: string,
  shot: Shot,
  width: number,
  height: number,
): SitePicture => ({
  file_path: SITE_FILE_PATH,
  prod_id,
  file_type: '1',
  file_name,
  sort_order: 1,
  shot,
  width,
  height,
  alt: altOf(shot[0]),
});

/** Hero pictures by season, /download/site/hero/1/hero-spring.jpg … hero-winter.jpg. */
export const HERO_PICTURES: readonly SitePicture[] = (Object.keys(HERO_SHOTS) as Season[]).map((season) =>
  site('hero', `hero-${season}.jpg`, HERO_SHOTS[season], 1920, 1080),
);
export const SHARE_PICTURE: SitePicture = site('share', 'share.jpg', SHARE_SHOT, 1200, 630);

/** The SVG of a planned picture. */
export function svgOf(picture: Pick<PlannedPicture, 'shot' | 'width' | 'height'>): string {
  const [scene, palette, variant, season] = picture.shot;
  return drawScene(scene, { palette, variant, season, width: picture.width, height: picture.height });
}
