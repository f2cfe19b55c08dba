import { renderWithoutClient } from '@narae/shell-sdk/testing';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { LanguageSelect } from './language-select.tsx';

const list = () => screen.getByRole<HTMLSelectElement>('combobox');
const chosen = (): unknown => /"lan_tp":"(\w+)"/.exec(localStorage.getItem('lan_tp') ?? '')?.[1];

const at = (event: Event, timeStamp: number): Event =>
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
const press = (key: string, ms: number) => fireEvent(list(), at(createEvent.keyDown(list(), { key }), ms));
const change = (value: string, ms: number) =>
  fireEvent(list(), at(createEvent.change(list(), { target: { value } }), ms));

beforeEach(async () => {
  localStorage.clear();
  await renderWithoutClient(<LanguageSelect />, { path: '/' });
});

test('what is picked from the open list is chosen at once', () => {
  press(' ', 1_000);
  change('JPN', 1_010);
  expect(chosen()).toBe('JPN');
});

test('a list that a key has opened is an open list', () => {
  press('ArrowDown', 1_000);
  change('JPN', 1_900);
  expect(chosen()).toBe('JPN');
});

test.each([
  ['Enter', () => press('Enter', 2_000)],
  ['going on', () => fireEvent.blur(list())],
])('keys go through the closed list, and %s chooses', (_how, end) => {
  press('ArrowDown', 1_000);
  change('JPN', 1_005);
  press('ArrowDown', 1_500);
  change('VTN', 1_505);
  expect(chosen()).toBeUndefined();
  expect(list()).toHaveValue('VTN');
  expect(screen.getAllByText(/Tiếng Việt/)[0]).toHaveTextContent('Tiếng Việt · USD');
  end();
  expect(chosen()).toBe('VTN');
});

test('whoever comes back to the present language chooses nothing', () => {
  press('ArrowDown', 1_000);
  change('JPN', 1_005);
  press('ArrowUp', 1_500);
  change('ENG', 1_505);
  fireEvent.blur(list());
  expect(chosen()).toBeUndefined();
});
