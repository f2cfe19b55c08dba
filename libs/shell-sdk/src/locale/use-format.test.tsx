import { setLanguage, type LanTp } from '@narae/i18n';
import { render, screen } from '@testing-library/react';
import { useFormat } from './use-format.ts';
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
    ['VTN', 'USD'],
  ])('is in the currency of %s, in whole units', async (lanTp, expected) => {
    await setLanguage(lanTp);
    render(<Price />);
    expect(screen.getByText(/./)).toHaveTextContent(expected);
    expect(screen.getByText(/./)).not.toHaveTextContent(/[.,]00\b/);
  });
});
