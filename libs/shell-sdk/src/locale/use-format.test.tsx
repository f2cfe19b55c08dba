import { jest } from '@jest/globals';
import { formatDate, setLanguage, type LanTp } from '@narae/i18n';
import { render, screen } from '@testing-library/react';
import { useFormat, useLocalTime, useOwnStart } from './use-format.ts';
import { useLocale } from './locale.ts';

function Price() {
  const { currency } = useLocale();
  return (
    <p>
      {currency} {useFormat().money(1_234_567)}
    </p>
  );
}

describe('money on the page', () => {
  it.each<[LanTp, string]>([
    ['CHN', 'CNH ¥1,234,567'],
    ['KOR', 'KRW ₩1,234,567'],
    ['ENG', 'USD $1,234,567'],
    ['JPN', 'USD $1,234,567'],
    ['VTN', 'USD $1.234.567'],
  ])('is in the currency of %s, in whole units', async (lanTp, expected) => {
    await setLanguage(lanTp);
    render(<Price />);
    expect(screen.getByText(/./)).toHaveTextContent(expected);
    expect(screen.getByText(/./)).not.toHaveTextContent(/[.,]00\b/);
  });
});

describe('a moment on a page from the server', () => {
  const moment = '2026-11-21T15:30:00Z';
  const Moment = () => <time>{useLocalTime()(moment)}</time>;

  it('stands in Korean time until the page is hydrated, then on the reader’s clock, without a mismatch', async () => {
    await setLanguage('ENG');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = `<time>${formatDate(moment, 'ENG', 'time')}</time>`;
    const mismatches: unknown[] = [];
    render(<Moment />, {
      container,
      hydrate: true,
      onRecoverableError: (error) => void mismatches.push(error),
    });
    expect(container).toHaveTextContent(formatDate(moment, 'ENG', 'local'));
    expect(mismatches).toEqual([]);
  });
});

describe('the start of a departure on the reader’s clock', () => {
  const Start = ({ start_time }: { readonly start_time?: string }) => (
    <p>{useOwnStart({ ymd_format: '2026-11-21', start_time }) ?? 'none'}</p>
  );
  const offset = (minutes: number) =>
    jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes);
  afterEach(() => jest.restoreAllMocks());

  it('is said where that clock is not Seoul’s', async () => {
    await setLanguage('ENG');
    offset(-8 * 60);
    render(<Start start_time="09:00" />);
    expect(screen.getByText(/./)).toHaveTextContent(formatDate('2026-11-21T00:00:00Z', 'ENG', 'local'));
  });

  it('is not said in Seoul, nor of a whole day', () => {
    offset(-9 * 60);
    const { rerender } = render(<Start start_time="09:00" />);
    expect(screen.getByText('none')).toBeVisible();
    offset(-8 * 60);
    rerender(<Start />);
    expect(screen.getByText('none')).toBeVisible();
  });
});
