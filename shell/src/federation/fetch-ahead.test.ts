import { remoteOf } from './fetch-ahead.ts';

describe('what is fetched ahead', () => {
  it.each([
    ['/', 'mfe-catalog'],
    ['/mycart', 'mfe-booking'],
    ['/termsInfo', undefined],
    ['/nowhere', undefined],
  ])('for %s is %j', (path, expected) => {
    expect(remoteOf(path)).toEqual(expected);
  });
});
