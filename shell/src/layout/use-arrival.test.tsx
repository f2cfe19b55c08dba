import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { useArrival } from './use-arrival.ts';

let height: number;
let grow: () => void;
const scrolled = jest.fn<(left: number, top: number) => void>();

beforeEach(() => {
  height = 4_000;
  grow = () => undefined;
  scrolled.mockClear();
  window.scrollTo = scrolled as never;
  globalThis.ResizeObserver = class {
    constructor(heard: () => void) {
      grow = () => act(heard);
    }
    observe(): void {}
    disconnect(): void {
      grow = () => undefined;
    }
  } as never;
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
});
afterEach(() => jest.restoreAllMocks());

function Page(): ReactNode {
  const go = useNavigate();
  const main = useArrival();
  return (
    <main ref={main} tabIndex={-1}>
      <button type="button" onClick={() => void go('/other')}>
        other
      </button>
      <button type="button" onClick={() => void go(-1)}>
        back
      </button>
    </main>
  );
}

const scrollTo = (top: number): void => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  fireEvent.scroll(window);
};
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

const goAndComeBack = (): void => {
  render(
    <MemoryRouter initialEntries={['/list']}>
      <Page />
    </MemoryRouter>,
  );
  scrollTo(2_200);
  press('other');
  expect(scrolled.mock.calls).toEqual([[0, 0]]);
  expect(screen.getByRole('main')).toHaveFocus();
  scrolled.mockClear();
  height = 900;
  press('back');
};

test('going back waits for the page to be as long as it was, and scrolls once', () => {
  goAndComeBack();
  grow();
  expect(scrolled).not.toHaveBeenCalled();
  height = 4_000;
  grow();
  grow();
  expect(scrolled.mock.calls).toEqual([[0, 2_200]]);
});

test('a visitor who moves meanwhile stays there', () => {
  goAndComeBack();
  fireEvent.wheel(window);
  height = 4_000;
  grow();
  expect(scrolled).not.toHaveBeenCalled();
});
