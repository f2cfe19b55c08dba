import { originForm } from './request-origin.ts';

it.each([
  ['/a?b=http://c/d', '/a?b=http://c/d'],
  ['//a', '//a'],
  ['http://narae.example/a?b=1', '/a?b=1'],
  ['HTTPS://other.example:99/a//b', '/a//b'],
  ['http://narae.example', '/'],
  ['http://narae.example?b=1', '/?b=1'],
  ['http://user:word@narae.example/a', '/a'],
  ['http:///a', '/a'],
  ['*', '/*'],
  ['narae.example:443', '/narae.example%3A443'],
  ['ftp://narae.example/a', '/ftp%3A%2F%2Fnarae.example%2Fa'],
  ['', '/'],
])('%j is asked for as %j', (url, path) => {
  expect(originForm({ url })).toBe(path);
});
