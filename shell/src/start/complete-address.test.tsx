import { completeAddress } from './complete-address.ts';

const open = (address: string, reqParam?: object): boolean => {
  history.replaceState({ usr: reqParam && { reqParam }, key: 'a', idx: 0 }, '', address);
  return completeAddress();
};
const address = (): string => `${location.pathname}${location.search}${location.hash}`;

test('what only the history says comes into the address, and stays in the history', () => {
  expect(open('/productDetail?lan_tp=KOR#place', { prod_id: 'P000001', adult_cnt: 2 })).toBe(true);
  expect(address()).toBe('/productDetail?lan_tp=KOR&prod_id=P000001#place');
  expect(history.state).toMatchObject({ key: 'a', usr: { reqParam: { adult_cnt: 2 } } });
});

test('a password never does', () => {
  expect(open('/qnaCreate?type=modify&qna_id=QNA000001', { qna_id: 'QNA000001', qna_password: '1234' })).toBe(
    false,
  );
  expect(address()).toBe('/qnaCreate?type=modify&qna_id=QNA000001');
});

test.each([
  ['/productDetail?prod_id=P000001', { prod_id: 'P000002' }],
  ['/productDetail', { prod_id: 'null' }],
  ['/productDetail', undefined],
  ['/nowhere', { prod_id: 'P000001' }],
])('%s with %j stays as it is', (path, reqParam) => {
  expect(open(path, reqParam)).toBe(false);
  expect(address()).toBe(path);
});
