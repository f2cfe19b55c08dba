import { Component, Suspense, type ReactNode } from 'react';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { addPack, addPacks, getT, htmlLang, setLanguage, useLanTp, useT } from './index.ts';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? (
      <button onClick={() => this.setState({ failed: false })}>retry</button>
    ) : (
      this.props.children
    );
  }
}

function Greeting({ ns, count = 2 }: { ns: string; count?: number }) {
  const t = useT(ns);
  return (
    <p>
      {useLanTp()}: {t('hello', { name: 'Mina' })} / {t('seats', { count })}
    </p>
  );
}

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((keep) => {
    resolve = keep;
  });
  return { promise, resolve };
}

const show = (ui: ReactNode) => act(async () => render(<Suspense fallback="waiting">{ui}</Suspense>));

describe('useT', () => {
  beforeEach(() => setLanguage('ENG'));

  it('waits for the pack, then speaks; plurals and params by key', async () => {
    const { promise: arrived, resolve: arrive } = deferred<Record<string, string>>();
    addPack('ENG', 'late', () => arrived);
    await show(<Greeting ns="late" count={1} />);
    expect(screen.getByText('waiting')).toBeInTheDocument();
    await act(async () =>
      arrive({ hello: 'Hello {{name}}', seats_one: '{{count}} seat', seats_other: '{{count}} seats' }),
    );
    expect(screen.getByText('ENG: Hello Mina / 1 seat')).toBeInTheDocument();
  });

  it('switches without a moment of waiting, and loads only what is asked for', async () => {
    const loaded: string[] = [];
    addPacks('greet', async (lanTp) => {
      const lan = htmlLang(lanTp);
      loaded.push(lan);
      return { default: { hello: `${lan} {{name}}`, seats_one: '{{count}}', seats_other: '{{count}}' } };
    });
    await show(<Greeting ns="greet" />);
    expect(screen.getByText('ENG: en Mina / 2')).toBeInTheDocument();
    const switching = act(() => setLanguage('KOR'));
    expect(screen.queryByText('waiting')).not.toBeInTheDocument();
    await switching;
    expect(screen.getByText('KOR: ko Mina / 2')).toBeInTheDocument();
    expect(loaded).toEqual(['en', 'ko']);
  });

  it('does not suspend for a pack that is already there', async () => {
    addPack('ENG', 'early', async () => ({ hello: 'Hi {{name}}', seats_other: '{{count}}', seats_one: '1' }));
    getT('early');
    await setLanguage('ENG');
    // Rendered without waiting for anything.
    render(<Greeting ns="early" />);
    expect(screen.getByText('ENG: Hi Mina / 2')).toBeInTheDocument();
  });

  it('fails into its boundary and tries again afresh', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let tries = 0;
    addPack('ENG', 'flaky', async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return { hello: 'Back', seats_other: '{{count}}', seats_one: '1' };
    });
    await show(
      <Boundary>
        <Greeting ns="flaky" />
      </Boundary>,
    );
    const retry = await screen.findByRole('button', { name: 'retry' });
    await act(async () => retry.click());
    expect(await screen.findByText('ENG: Back / 2')).toBeInTheDocument();
    expect(tries).toBe(2);
    quiet.mockRestore();
  });

  it('switches although one part of the page has no texts in that language', async () => {
    addPack('ENG', 'half', async () => ({ hello: 'x' }));
    addPack('JPN', 'half', async () => {
      throw new Error('offline');
    });
    getT('half');
    await setLanguage('ENG');
    await setLanguage('JPN');
    expect(getT('common')('btn_close')).toBe('閉じる');
  });

  it('stays in its language without the shared texts', async () => {
    addPack('VTN', 'common', async () => {
      throw new Error('offline');
    });
    await expect(setLanguage('VTN')).rejects.toThrow('offline');
    expect(getT('common')('btn_close')).toBe('Close');
  });

  it('does not treat dots and colons in keys as paths, nor escape what React escapes', async () => {
    addPack('ENG', 'odd', async () => ({ 'order.sub:msg': 'Enter {{field}}' }));
    getT('odd');
    await setLanguage('ENG');
    expect(getT('odd')('order.sub:msg', { field: '<b>' })).toBe('Enter <b>');
  });
});
