import { wayBack } from './way-back.ts';

test.each(['/mycart', '/myinfo?lan_tp=KOR', '/myInfo', '/order?cart_id=CART000001&lan_tp=ENG', '/'])(
  '%s is a way back',
  (path) => expect(wayBack(path)).toBe(path),
);

test.each([
  undefined,
  '',
  'https://evil.example/mycart',
  '//evil.example/mycart',
  '/\\evil.example/mycart',
  '/\t/evil.example/mycart',
  '\\\\evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'mycart',
  '//here.invalid@evil.example/mycart',
  '/nowhere',
  '/auth/logout',
  '/api/mycartList',
  '/login?back=/mycart',
  '/loginout',
  '/join',
  '/loginResult',
  'https://[',
])('%j is none', (path) => expect(wayBack(path)).toBeUndefined());

test('what stands behind # stays behind', () => {
  expect(wayBack('/mycart#reset=token')).toBe('/mycart');
});
