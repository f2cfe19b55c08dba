import { render, screen } from '@testing-library/react';
import { getT, LAN_TPS, setLanguage } from '@narae/i18n';
import { Skeleton } from '../states/skeleton.tsx';
import { UI_STRINGS, UiStringsProvider, type UiKey } from './ui-strings.tsx';

const KEYS = Object.keys(UI_STRINGS) as UiKey[];
const params = {
  label: 'Adults',
  value: 4,
  index: 1,
  count: 2,
  hours: 5,
  minutes: 3,
  percent: 50,
  tel: '+82 1',
};

describe('the words components bring themselves', () => {
  it.each(LAN_TPS)('are all in the common pack in %s', async (lanTp) => {
    await setLanguage(lanTp);
    expect(KEYS.filter((key) => getT('common')(key, params) === key)).toEqual([]);
  });

  it('are the same in English here and there', async () => {
    await setLanguage('ENG');
    const fill = (text: string) =>
      text.replace(/\{\{(\w+)\}\}/g, (_, name: keyof typeof params) => String(params[name]));
    expect(KEYS.map((key) => getT('common')(key, params))).toEqual(KEYS.map((key) => fill(UI_STRINGS[key])));
  });

  it('reach components through the provider, and are English without one', async () => {
    await setLanguage('KOR');
    render(
      <UiStringsProvider text={getT('common')}>
        <Skeleton shape="text" />
      </UiStringsProvider>,
    );
    expect(screen.getByText('불러오는 중…')).toBeInTheDocument();
    render(<Skeleton shape="text" />);
    expect(screen.getByText('Loading…')).toBeInTheDocument();
  });
});
