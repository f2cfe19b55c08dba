import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { isHydrating } from '@narae/ssr/hydration-progress';
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
        problem={({ kind, retry }) => <button onClick={retry}>{kind}</button>}
      />
    </>
  );
}

const settle = (): Promise<void> => act(async () => void (await jest.advanceTimersByTimeAsync(0)));

beforeEach(() => {
  jest.useFakeTimers();
  // React reports what a boundary caught.
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

describe('a boundary whose part came with the document', () => {
  const came = '<p>the rest</p><!--$--><p>the part</p><!--/$-->';
  const leftOut = '<p>the rest</p><!--$!--><template></template><p>waiting</p><!--/$-->';
  let root: Root | undefined;

  const open = async (html: string, load: (attempt: number) => Promise<Part>): Promise<void> => {
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = html;
    await act(async () => {
      root = hydrateRoot(page, boundary(load), { onRecoverableError: () => undefined });
    });
    await settle();
  };
  const text = (): string => document.body.textContent ?? '';

  afterEach(async () => {
    await act(async () => root?.unmount());
    document.body.replaceChildren();
  });

  it('keeps it while the scripts are on their way, with a way out above it', async () => {
    let arrive: (part: Part) => void = () => undefined;
    const late = new Promise<Part>((resolve) => {
      arrive = resolve;
    });
    await open(came, () => late);
    expect(text()).toBe('the restthe part');
    expect(isHydrating()).toBe(true);
    await act(() => jest.advanceTimersByTimeAsync(SLOW_AFTER_MS));
    expect(text()).toBe('the restslowthe part');
    arrive(good);
    await settle();
    expect(text()).toBe('the restthe part');
    expect(isHydrating()).toBe(false);
  });

  it('keeps it when the scripts cannot be had, until a retry brings them', async () => {
    const load = jest.fn((attempt: number) =>
      attempt < 1 ? Promise.reject(new Error('down')) : Promise.resolve(good),
    );
    await open(came, load);
    expect(text()).toBe('the restfailedthe part');
    fireEvent.click(screen.getByRole('button', { name: 'failed' }));
    await settle();
    expect(text()).toBe('the restthe part');
    expect(load.mock.calls).toEqual([[0], [1]]);
  });

  it('shows its own box alone where the document left a place free', async () => {
    let fail: (error: Error) => void = () => undefined;
    const failing = new Promise<Part>((_, reject) => {
      fail = reject;
    });
    await open(leftOut, () => failing);
    expect(text()).toBe('the restwaiting');
    expect(isHydrating()).toBe(false);
    await act(() => jest.advanceTimersByTimeAsync(SLOW_AFTER_MS));
    expect(text()).toBe('the restslow');
    fail(new Error('down'));
    await settle();
    expect(text()).toBe('the restfailed');
  });
});
