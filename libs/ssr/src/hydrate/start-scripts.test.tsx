import { jest } from '@jest/globals';
import { addressesIn, startScripts } from './start-scripts.ts';

const addresses = ['/shell/react.js', '/shell/main.js'];
const rendered =
  '<main><img fetchpriority="high"><button>go</button></main><p class="boot-trouble" hidden></p>' +
  '<script type="application/json" id="preloaded-data" data-scripts="/a.js /b.js">{}</script>';

const started = (): string[] =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src') ?? '');
const fetched = (): string[] =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`);

const draw = (): Promise<void> => jest.advanceTimersByTimeAsync(40);

let decode: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  const decoded = new Promise<void>((resolve) => {
    decode = resolve;
  });
  HTMLImageElement.prototype.decode = () => decoded;
});
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test('scripts start at once, in their order, where the server has rendered nothing', async () => {
  void startScripts(addresses);
  await jest.advanceTimersByTimeAsync(0);
  expect(started()).toEqual(addresses);
  expect([...document.head.querySelectorAll('script')].map(({ async }) => async)).toEqual([false, false]);
});

test('scripts start when a rendered page can be seen with its picture, and what it needs later is fetched', async () => {
  document.body.innerHTML = rendered;
  void startScripts(addresses);
  await draw();
  expect([started(), fetched()]).toEqual([[], []]);
  decode();
  await draw();
  expect(started()).toEqual(addresses);
  expect(fetched()).toEqual(['preload /a.js', 'preload /b.js']);
});

test('a picture that is late holds up the scripts for a second', async () => {
  document.body.innerHTML = rendered;
  void startScripts(addresses);
  await jest.advanceTimersByTimeAsync(900);
  expect(started()).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(started()).toEqual(addresses);
});

test('a picture that is broken holds up nothing', async () => {
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('broken'));
  document.body.innerHTML = rendered;
  void startScripts(addresses);
  await jest.advanceTimersByTimeAsync(100);
  expect(started()).toEqual(addresses);
});

test('whoever presses something has the scripts at once, and the press is kept', async () => {
  document.body.innerHTML = rendered;
  void startScripts(addresses);
  const button = document.querySelector('button') as HTMLButtonElement;
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  button.click();
  await jest.advanceTimersByTimeAsync(0);
  expect(started()).toEqual(addresses);
  expect(window.takeEarlyEvents?.().map(({ type, target }) => [type, target])).toEqual([['click', button]]);
  expect(window.takeEarlyEvents).toBeUndefined();
});

test('a page that nobody sees is not waited for', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.body.innerHTML = rendered;
  decode();
  void startScripts(addresses);
  await jest.advanceTimersByTimeAsync(0);
  expect(started()).toEqual(addresses);
  hidden.mockRestore();
});

test('a script that does not come is said on the page', async () => {
  document.body.innerHTML = rendered.replace('id="preloaded-data"', '');
  void startScripts(addresses);
  await jest.advanceTimersByTimeAsync(0);
  const trouble = document.querySelector('.boot-trouble') as HTMLElement;
  expect(trouble.hidden).toBe(true);
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(trouble.hidden).toBe(false);
});

test('an element names its scripts with blanks between them', () => {
  document.body.innerHTML = '<i data-scripts="/a.js /b.js"></i><b data-scripts=""></b>';
  expect(addressesIn(document.querySelector('i'))).toEqual(['/a.js', '/b.js']);
  expect(addressesIn(document.querySelector('b'))).toEqual([]);
  expect(addressesIn(null)).toEqual([]);
});
