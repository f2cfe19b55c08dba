import type { LanTp } from '@narae/contracts';
import { LAN_TPS } from '@narae/contracts/languages';
import { presets, type Preset, type PresetUse } from './preset-texts.ts';

/** The language a text is for; `every` for one that members of all languages read. */
export type PresetLanguage = LanTp | 'every';

/** A ready-made answer as it is sent: in the member's language, or in all of them, one below the other. */
export const presetWords = (preset: Preset, language: PresetLanguage): string =>
  language === 'every' ? LAN_TPS.map((lanTp) => preset[lanTp]).join('\n') : preset[language];

/**
 * What stands in the field once a ready-made answer was chosen: it replaces another one that nobody has changed, and follows words of
 * one's own. @returns null where it does not fit any more
 */
export const withPreset = (
  words: string,
  preset: Preset,
  {
    use,
    language,
    most,
  }: { readonly use: PresetUse; readonly language: PresetLanguage; readonly most: number },
): string | null => {
  const own = words.trim();
  const untouched = presets[use].some((one) => presetWords(one, language) === own);
  const chosen = presetWords(preset, language);
  const next = own === '' || untouched ? chosen : `${own}\n${chosen}`;
  return next.length > most ? null : next;
};
