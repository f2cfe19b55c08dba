import { LAN_TPS } from '@narae/contracts/languages';
import sharp from 'sharp';
import { PRODUCTS } from '../content/products.ts';
import { drawScene } from './draw-scene.ts';
import { HERO_PICTURES, picturesOf, PICTURES, SHARE_PICTURE } from './pictures.ts';
import type { SceneName } from './scenes/scene-table.ts';
import { SCENES } from './scenes/scene-table.ts';

const NAMES = Object.keys(SCENES) as SceneName[];

describe('scenes', () => {
  test.each(NAMES)('%s renders as a picture with something in it, in landscape and upright', async (name) => {
    for (const [width, height] of [
      [320, 200],
      [240, 320],
    ] as const) {
      const svg = drawScene(name, { palette: 'dusk', variant: 1, season: 'autumn', width, height });
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      const { channels } = await sharp(Buffer.from(svg)).stats();
      const spread = channels.slice(0, 3).reduce((sum, channel) => sum + channel.stdev, 0);
      expect(spread).toBeGreaterThan(30);
    }
  });

  test('the same input draws the same picture, another variant another', () => {
    const options = { palette: 'dusk', variant: 0, width: 320, height: 200 } as const;
    expect(drawScene('palace', options)).toBe(drawScene('palace', options));
    expect(drawScene('palace', { ...options, variant: 2 })).not.toBe(drawScene('palace', options));
  });

  test('no picture contains letters', () => {
    for (const name of NAMES) {
      expect(drawScene(name, { palette: 'day', variant: 0, width: 320, height: 200 })).not.toContain('<text');
    }
  });
});

describe('the plan', () => {
  test.each(PRODUCTS.map((product) => [product.prod_id, product] as const))(
    '%s has its pictures',
    (_, product) => {
      const pictures = picturesOf(product);
      const ofType = (type: string) => pictures.filter((picture) => picture.file_type === type).length;
      expect(ofType('1')).toBe(1);
      expect(ofType('2')).toBeGreaterThanOrEqual(3);
      expect(ofType('2')).toBeLessThanOrEqual(5);
      expect(ofType('3')).toBeGreaterThanOrEqual(1);
      for (const picture of pictures) {
        for (const language of LAN_TPS) expect(picture.alt[language]).not.toBe('');
      }
    },
  );

  test('no two pictures are the same and no two share a file', () => {
    const shots = PICTURES.map((picture) => picture.shot.slice(0, 3).join('/'));
    const files = PICTURES.map((picture) =>
      [picture.prod_id, picture.file_type, picture.file_name].join('/'),
    );
    expect(shots.filter((shot, index) => shots.indexOf(shot) !== index)).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
  });

  test('there is a hero for each season and a picture to share', () => {
    expect(HERO_PICTURES.map((picture) => picture.file_name)).toEqual([
      'hero-spring.jpg',
      'hero-summer.jpg',
      'hero-autumn.jpg',
      'hero-winter.jpg',
    ]);
    expect([SHARE_PICTURE.width, SHARE_PICTURE.height]).toEqual([1200, 630]);
  });
});
