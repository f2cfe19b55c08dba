import { LAN_TPS, type LanTp } from '@narae/contracts/languages';

/**
 * Texts of a service in every language: `await loadPacks<typeof ENG>((lanTp) => import(…))`, with a template in the place of
 * the language. They may be nested; types name them after the English pack, and `check-locales` compares the others with it.
 */
export const loadPacks = async <Pack>(
  load: (lanTp: LanTp) => Promise<{ readonly default: Pack }>,
): Promise<Readonly<Record<LanTp, Pack>>> => {
  const packs = await Promise.all(
    LAN_TPS.map(async (lanTp) => [lanTp, (await load(lanTp)).default] as const),
  );
  return Object.fromEntries(packs) as Readonly<Record<LanTp, Pack>>;
};
