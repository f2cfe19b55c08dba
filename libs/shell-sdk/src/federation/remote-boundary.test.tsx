import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { RemoteBoundary, SLOW_AFTER_MS } from './remote-boundary.tsx';

type Part = { readonly default: ComponentType<object> };

const good: Part = { default: () => <p>the part</p> };
const never = new Promise<Part>(() => {});

function boundary(load: (attempt: number) => Promise<Part>, name = 'part') {
  return (
    <>
      <p>the rest</p>
      <RemoteBoundary
        name={name}
        load={load}
        partProps={{}}
        waiting={<p>waiting</p>}
        trouble={({ kind, retry }) => <button onClick={retry}>{kind}</button>}
      />
    </>
  );
}

const settle = (): Promise<void> => act(async () => void (await jest.advanceTimersByTimeAsync(0)));

beforeEach(() => {
  jest.useFakeTimers();
  // React reports what a boundary caught; that it was caught is what is tested here.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a boundary', () => {
  it('shows the part once it is there', async () => {
    render(boundary(async () => good));
    expect(screen.getByText('waiting')).toBeInTheDocument();
    await settle();
    expect(screen.getByText('the part')).toBeInTheDocument();
  });

  it('shows its own box for a part that is missing, and the rest stays', async () => {
    render(boundary(() => Promise.reject(new Error('404'))));
    await settle();
    expect(screen.getByRole('button', { name: 'failed' })).toBeInTheDocument();
    expect(screen.getByText('the rest')).toBeInTheDocument();
  });

  it('shows its own box for a part that throws while rendering', async () => {
    const broken: Part = {
      default: () => {
        throw new Error('broken');
      },
    };
    render(boundary(async () => broken));
    await settle();
    expect(screen.getByRole('button', { name: 'failed' })).toBeInTheDocument();
    expect(screen.getByText('the rest')).toBeInTheDocument();
  });

  it('offers a way out of a part that hangs, not before eight seconds', async () => {
    render(boundary(() => never));
    await act(() => jest.advanceTimersByTimeAsync(SLOW_AFTER_MS - 1));
    expect(screen.getByText('waiting')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('button', { name: 'slow' })).toBeInTheDocument();
  });

  it('still shows a slow part when it comes after all', async () => {
    let arrive: (part: Part) => void = () => undefined;
    const late = new Promise<Part>((resolve) => {
      arrive = resolve;
    });
    render(boundary(() => late));
    await act(() => jest.advanceTimersByTimeAsync(SLOW_AFTER_MS));
    arrive(good);
    await settle();
    expect(screen.getByText('the part')).toBeInTheDocument();
  });

  it('starts a new attempt at every retry', async () => {
    const load = jest.fn((attempt: number) =>
      attempt < 2 ? Promise.reject(new Error('down')) : Promise.resolve(good),
    );
    render(boundary(load));
    await settle();
    fireEvent.click(screen.getByRole('button', { name: 'failed' }));
    await settle();
    fireEvent.click(screen.getByRole('button', { name: 'failed' }));
    await settle();
    expect(screen.getByText('the part')).toBeInTheDocument();
    expect(load.mock.calls).toEqual([[0], [1], [2]]);
  });

  it('begins anew for another part', async () => {
    const { rerender } = render(boundary(() => Promise.reject(new Error('down')), 'one'));
    await settle();
    rerender(boundary(async () => good, 'two'));
    await settle();
    expect(screen.getByText('the part')).toBeInTheDocument();
  });
});
