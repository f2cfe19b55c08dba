import { act, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { replayPresses } from './replay-presses.ts';

test('what was chosen and pressed before React was there is done when it is', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML =
    '<main><select><option value="ENG" selected="">a</option><option value="KOR">b</option></select><button>go</button></main>';
  replayPresses(root);
  const list = root.querySelector('select') as HTMLSelectElement;
  list.value = 'KOR';
  list.dispatchEvent(new Event('change', { bubbles: true }));
  root.querySelector('button')?.click();
  const done: string[] = [];
  await act(async () => {
    hydrateRoot(
      root,
      <main>
        <select value="ENG" onChange={({ target }) => done.push(target.value)}>
          <option value="ENG">a</option>
          <option value="KOR">b</option>
        </select>
        <button onClick={() => done.push('pressed')}>go</button>
      </main>,
    );
  });
  await waitFor(() => expect(done).toEqual(['KOR', 'pressed']));
});
