import { isPictureAddress, variantName, wantedVariant } from './picture-address.rules.ts';

const address = { file_path: 'product', prod_id: 'P001', file_type: '1', file_name: 'list-1a2b.jpg' };

describe('isPictureAddress', () => {
  it('knows a picture', () => expect(isPictureAddress(address)).toBe(true));

  it.each([
    { file_path: '..' },
    { file_path: 'passport' },
    { prod_id: '..' },
    { prod_id: 'a/b' },
    { file_type: '9' },
    { file_name: '../x.jpg' },
    { file_name: '..%2fx.jpg' },
    { file_name: 'x.svg' },
    { file_name: '.jpg' },
    { file_name: 'x.jpg\0' },
    { file_name: 'x.640.jpg' },
  ])('rejects %j', (over) => expect(isPictureAddress({ ...address, ...over })).toBe(false));
});

describe('wantedVariant', () => {
  it('takes the format from the browser unless it is asked for', () => {
    expect(wantedVariant({ w: '640' }, 'image/avif,image/webp,*/*')).toEqual({
      width: 640,
      format: 'webp',
      negotiated: true,
    });
    expect(wantedVariant({}, '*/*')).toEqual({ width: null, format: 'jpg', negotiated: true });
    expect(wantedVariant({ f: 'jpg' }, 'image/webp')).toEqual({
      width: null,
      format: 'jpg',
      negotiated: false,
    });
  });

  it.each([{ w: '641' }, { w: '0640' }, { w: ['640', '960'] }, { f: 'gif' }, { w: '' }])(
    'rejects %j',
    (query) => expect(wantedVariant(query, undefined)).toBeNull(),
  );
});

it('names renderings beside the original', () => {
  expect(variantName('list-1a.jpg', { width: 640, format: 'webp' })).toBe('list-1a.640.webp');
  expect(variantName('list-1a.jpg', { width: null, format: 'webp' })).toBe('list-1a.full.webp');
});
