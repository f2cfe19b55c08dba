import { LAN_TPS } from '@narae/contracts/languages';
import type { HeldWords, LanTp } from '@narae/contracts';
import { auditEntry, DomainError } from '@narae/service-kit';
import type { CommunityContext } from '../../context.ts';
import { heldWords } from './held-words.ts';
import { findWordLists, writeWordList } from './word-list.queries.ts';

type Lists = Pick<CommunityContext, 'wordLists'>;

/** The list of each language: the shop's own until the desk has changed it (COMMUNITY-33). */
export const readWordLists = async ({ wordLists }: Lists): Promise<HeldWords[]> => {
  const stored = new Map((await findWordLists(wordLists)).map((list) => [list.lan_tp, list]));
  return LAN_TPS.map((lan_tp) => {
    const { words, version } = stored.get(lan_tp) ?? { words: [...heldWords[lan_tp]], version: 0 };
    return { lan_tp, words, version };
  });
};

/** The words of every language: whoever writes chooses the language. */
export const allHeldWords = async (context: Lists): Promise<readonly string[]> =>
  (await readWordLists(context)).flatMap(({ words }) => words);

/**
 * Replaces the list of a language, each word once (COMMUNITY-33). @param by mem_id of the administrator
 * @throws DomainError version_conflict where somebody else has changed it
 */
export const saveWordList = async (
  context: Lists & Pick<CommunityContext, 'now'>,
  {
    lan_tp,
    words,
    version,
  }: { readonly lan_tp: LanTp; readonly words: readonly string[]; readonly version: number },
  by: string,
): Promise<HeldWords> => {
  const known = (await readWordLists(context)).find((list) => list.lan_tp === lan_tp);
  if (known?.version !== version) throw new DomainError('version_conflict');
  const next = [...new Set(words)];
  const removed = known.words.filter((word) => !next.includes(word));
  const added = next.filter((word) => !known.words.includes(word));
  const entry = auditEntry(
    {
      by,
      action: 'held-words-changed' as const,
      kind: 'words',
      id: lan_tp,
      changes: [{ field: 'words', from: removed.join(', '), to: added.join(', ') }],
    },
    context.now(),
  );
  const saved = await writeWordList(context.wordLists, { lan_tp, version }, next, entry);
  if (!saved) throw new DomainError('version_conflict');
  return { lan_tp, words: saved.words, version: saved.version };
};
