import { act, waitFor } from '@testing-library/react';
import { lazy, Suspense, useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { recordEarlyEvents } from './early-events.ts';
import { awaitHydration } from './hydration-progress.ts';
import { startPage } from './start-page.tsx';

const done: string[] = [];
let root: HTMLElement;

beforeEach(() => {
  done.length = 0;
  root = document.body.appendChild(document.createElement('div'));
});
afterEach(() => document.body.replaceChildren());

const button = (name: string): HTMLButtonElement =>
  [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLButtonElement;

const press = (name: string): ReactNode => <button onClick={() => done.push(name)}>{name}</button>;

const page = (
  <main>
    <select value="ENG" onChange={({ target }) => done.push(target.value)}>
      <option value="ENG">a</option>
      <option value="KOR">b</option>
    </select>
    {press('go')}
    {press('other')}
  </main>
);
const markup =
  '<div class="root"><main><select><option value="ENG" selected="">a</option><option value="KOR">b</option></select><button>go</button><button>other</button></main></div>';

const choose = (value: string): void => {
  const list = root.querySelector('select') as HTMLSelectElement;
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
};

test('a choice and a press from before the page was hydrated are repeated when it is', async () => {
  root.innerHTML = markup;
  const show = startPage(root, true);
  choose('KOR');
  button('go').click();
  await act(async () => show(page));
  await waitFor(() => expect(done).toEqual(['KOR', 'go']));
});

test('what was done before the first script of the page had come is repeated, too', async () => {
  root.innerHTML = markup;
  recordEarlyEvents();
  choose('KOR');
  button('go').click();
  const show = startPage(root, true);
  await act(async () => show(page));
  await waitFor(() => expect(done).toEqual(['KOR', 'go']));
});

test('only the last press is repeated, and none that was followed by a press elsewhere', async () => {
  root.innerHTML = markup;
  const show = startPage(root, true);
  button('go').click();
  button('other').click();
  await act(async () => show(page));
  expect(done).toEqual(['other']);

  document.body.replaceChildren(root);
  button('go').click();
  expect(done).toEqual(['other', 'go']);
});

test('a press on a part whose scripts are late waits for that part, and works once', async () => {
  root.innerHTML = '<div class="root"><button>go</button><!--$--><button>late</button><!--/$--></div>';
  let arrive: (part: { default: ComponentType }) => void = () => undefined;
  const arrived = new Promise<{ default: ComponentType }>((resolve) => {
    arrive = resolve;
  });
  const Late = lazy(() => arrived);
  const hydrated = awaitHydration();
  const Arrival = (): null => {
    useEffect(hydrated, []);
    return null;
  };
  const show = startPage(root, true);
  button('late').click();
  await act(async () =>
    show(
      <>
        {press('go')}
        <Suspense>
          <Late />
          <Arrival />
        </Suspense>
      </>,
    ),
  );
  expect(done).toEqual([]);
  await act(async () => arrive({ default: () => press('late') }));
  expect(done).toEqual(['late']);
});

test('a press is repeated for who is signed in, not for the visitor the server rendered the page for', async () => {
  root.innerHTML = '<div class="root"><!--$--><button>visitor</button><!--/$--></div>';
  const never = (): (() => void) => () => undefined;
  const hydrated = awaitHydration();
  const Greeting = (): ReactNode => {
    const who = useSyncExternalStore(
      never,
      () => 'member',
      () => 'visitor',
    );
    return press(who);
  };
  const Arrival = (): null => {
    useEffect(hydrated, []);
    return null;
  };
  const show = startPage(root, true);
  button('visitor').click();
  await act(async () =>
    show(
      <Suspense>
        <Greeting />
        <Arrival />
      </Suspense>,
    ),
  );
  expect(done).toEqual(['member']);
});

test('a button that submits a form by itself is not pressed a second time', async () => {
  root.innerHTML = '<div class="root"><form><button>send</button></form></div>';
  const submitted: string[] = [];
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    submitted.push('form');
  });
  const show = startPage(root, true);
  button('send').click();
  await act(async () => show(<form>{press('send')}</form>));
  expect(submitted).toEqual(['form']);
  expect(done).toEqual([]);
});
