import fc from 'fast-check';
import { pageAt } from './href.ts';
import { pages, type Page } from './pages.ts';
import { properAddress } from './proper-address.ts';

describe('the address that is meant', () => {
  it.each([
    ['/productList/', '/productList'],
    ['/ProductList', '/productList'],
    ['/PRODUCTDETAIL/?prod_id=P000032', '/productDetail?prod_id=P000032'],
    ['/MyCart.', '/mycart'],
    ['/mycart).', '/mycart'],
    ['/mycart%E3%80%82', '/mycart'],
    ['/mycart%20', '/mycart'],
    ['/MYINFO', '/myinfo'],
    ['/myInfo/', '/myinfo'],
    ['/admin/Booking/?view=orders', '/admin/booking?view=orders'],
    ['/productDetail?prod_id=P000032.', '/productDetail?prod_id=P000032'],
    ['/productDetail?prod_id=P000032).', '/productDetail?prod_id=P000032'],
    ['/productDetail?trip_id=TR00000001.', '/productDetail?trip_id=TR00000001'],
    ['/productDetail?prod_id=P000032,&lan_tp=KOR', '/productDetail?prod_id=P000032&lan_tp=KOR'],
    ['/productDetail?prod_id=P000032&lan_tp=KOR.', '/productDetail?prod_id=P000032&lan_tp=KOR'],
    ['/eventDetail?event_id=EVT000001%EF%BC%89', '/eventDetail?event_id=EVT000001'],
    ['/eventDetail/?event_id=EVT000001/', '/eventDetail?event_id=EVT000001'],
    ['/?lan_tp=JPN.', '/?lan_tp=JPN'],
    ['//', '/'],
  ])('of %s is %s', (address, meant) => {
    expect(properAddress(address)).toBe(meant);
  });

  it.each([
    ['a right one', '/productDetail?prod_id=P000032&linkFlag=Y'],
    ['the home page', '/'],
    ['the second address of a page', '/myInfo'],
    ['what people write into a search', '/productList?q=Really%3F&group_nm=K-pop.'],
    ['no page', '/nowhere/'],
    ['a file', '/productList.html'],
    ['another site', '//evil.example/productList/'],
    ['another site in a path', '/\\evil.example'],
    ['a call', '/api/productList1/'],
    ['more marks than a sentence has', '/mycart.....'],
    ['an identifier that is nothing but marks', '/productDetail?prod_id=...'],
    ['an identifier that is none', '/productDetail?prod_id=%3Cb%3E.'],
    ['an escape that is broken', '/productDetail?prod_id=%E0%A4%A'],
    ['a long path', `/mycart${'/'.repeat(5_000)}`],
    ['a long query', `/productDetail?prod_id=P000032.&q=${'.'.repeat(5_000)}`],
  ])('is nothing else for %s', (_what, address) => {
    expect(properAddress(address)).toBeNull();
  });

  it('is always one of the table, and right itself', () => {
    const paths = Object.values<Page>(pages).map(({ path }) => path);
    const piece = fc.oneof(
      fc.constantFrom(...paths, ...'/.,)?&=%', '%20', 'prod_id=P1', 'lan_tp=', '//evil.example', '\\'),
      fc.string({ unit: 'binary', maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const meant = properAddress(`/${pieces.join('')}`);
        if (meant === null) return;
        expect(pageAt(meant.split('?')[0] ?? '')).toBeDefined();
        expect(properAddress(meant)).toBeNull();
      }),
      { numRuns: 300 },
    );
  });
});
