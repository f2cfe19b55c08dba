import type { Category } from '@narae/contracts';
import { renderWithoutClient } from '@narae/shell-sdk/testing';
import { screen } from '@testing-library/react';
import '../texts.ts';
import { CategoryChips } from './category-chips.tsx';

const tours: Category = {
  cd_group_code: 'CG001',
  cd_group_nm: '투어',
  cd_group_en_nm: 'Tours',
  cd_group_jp_nm: 'ツアー',
  cd_group_vn_nm: 'Chuyến đi',
  cd_group_cn_nm: '旅行',
  icon: 'trip',
};

test('each category the catalogue has is a chip in the language of the page', async () => {
  globalThis.fetch = (async () => new Response(JSON.stringify([tours]))) as typeof fetch;
  await renderWithoutClient(<CategoryChips />, { lanTp: 'VTN', namespaces: ['shell'] });
  expect(await screen.findByRole('link', { name: 'Chuyến đi' })).toHaveAttribute(
    'href',
    expect.stringContaining('CG001'),
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
