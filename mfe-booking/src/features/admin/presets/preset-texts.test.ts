import { MAX_CANCEL_TEXT } from '@narae/contracts/cancel-limits';
import { MOST_REJECTION_NOTE } from '@narae/contracts/event-limits';
import { LAN_TPS } from '@narae/contracts/languages';
import { presets, type PresetUse, presetWords, withPreset } from './preset-texts.ts';

const uses = Object.keys(presets) as PresetUse[];
const [sick, agreed] = presets['cancel-rejected'];
if (!sick || !agreed) throw new Error('There are fewer ready-made words than this test needs');
const to = { use: 'cancel-rejected', language: 'KOR', most: MAX_CANCEL_TEXT } as const;

it.each(uses)('ready-made words (%s) fit into their field, in every language', (use) => {
  for (const preset of presets[use]) {
    const languages = use === 'departure' ? (['every'] as const) : LAN_TPS;
    for (const language of languages)
      expect(presetWords(preset, language).length).toBeLessThanOrEqual(
        Math.min(MAX_CANCEL_TEXT, MOST_REJECTION_NOTE),
      );
  }
});

it('are written in the language of whoever reads, or in all of them', () => {
  expect(withPreset('', sick, to)).toBe(sick.KOR);
  expect(presetWords(sick, 'every').split('\n')).toEqual(LAN_TPS.map((lanTp) => sick[lanTp]));
});

it('replace others that nobody changed, and follow words of one’s own', () => {
  expect(withPreset(sick.KOR, agreed, to)).toBe(agreed.KOR);
  expect(withPreset('안녕하세요.', agreed, to)).toBe(`안녕하세요.\n${agreed.KOR}`);
});

it('leave what was written alone where they do not fit', () => {
  expect(withPreset('가'.repeat(MAX_CANCEL_TEXT), agreed, to)).toBeNull();
});
