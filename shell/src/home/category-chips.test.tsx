import { toWireFields } from '@narae/contracts/localized';
import type { Category } from '@narae/contracts';
import { renderWithoutClient } from '@narae/shell-sdk/testing';
import { screen } from '@testing-library/react';
import '../texts.ts';
import { CategoryChips } from './category-chips.tsx';

const tours: Category = {
  cd_group_code: 'CG001',
  ...toWireFields('cd_group_', 'nm', {
    KOR: '투어',
    ENG: 'Tours',
    JPN: 'ツアー',
    VTN: 'Chuyến đi',
    CHN: '旅行',
  }),
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
