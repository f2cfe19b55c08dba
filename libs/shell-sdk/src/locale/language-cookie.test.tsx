/**
 * @jest-environment-options {"url": "https://shop.example/"}
 */
import { resolveLanguage } from './locale.ts';

it('tells the edge the choice, over https under a name that no other host can set', () => {
  resolveLanguage('?lan_tp=KOR', []);
  expect(document.cookie).toBe('__Host-lan_tp=KOR');
});
