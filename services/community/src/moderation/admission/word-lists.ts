import { LAN_TPS } from '@narae/contracts/languages';
import type { HeldWords, LanTp } from '@narae/contracts';
import { auditEntry, DomainError } from '@narae/service-kit';
import type { ModerationContext } from '../context.ts';
import { findWordLists, writeWordList } from './admission.queries.ts';

type Lists = Pick<ModerationContext, 'wordLists'>;

export const readWordLists = async ({ wordLists }: Lists): Promise<HeldWords[]> => {
  const stored = new Map((await findWordLists(wordLists)).map((list) => [list.lan_tp, list]));
  return LAN_TPS.map((lan_tp) => {
    const { words, version } = stored.get(lan_tp) ?? { words: [...(heldWords[lan_tp] ?? [])], version: 0 };
    return { lan_tp, words, version };
  });
};

/** Words of all languages, because authors choose the language. */
export const allHeldWords = async (context: Lists): Promise<readonly string[]> =>
  (await readWordLists(context)).flatMap(({ words }) => words);

/**
 * Replaces a language's list (COMMUNITY-33).
 * @param by mem_id of the administrator
 * @throws DomainError version_conflict
 */
export const saveWordList = async (
  context: Lists & Pick<ModerationContext, 'now'>,
  {
    lan_tp,
    words,
    version,
  }: { readonly lan_tp: LanTp; readonly words: readonly string[]; readonly version: number },
  by: string,
): Promise<HeldWords> => {
  const existing = (await readWordLists(context)).find((list) => list.lan_tp === lan_tp);
  if (existing?.version !== version) throw new DomainError('version_conflict');
  const next = [...new Set(words)];
  const removed = existing.words.filter((word) => !next.includes(word));
  const added = next.filter((word) => !existing.words.includes(word));
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

/** Lower case; posts are checked against all languages (COMMUNITY-12, COMMUNITY-33). */
export const heldWords: Readonly<Partial<Record<LanTp, readonly string[]>>> = {
  KOR: [
    '시발',
    '씨발',
    '병신',
    '개새끼',
    '좆같',
    '미친놈',
    '미친년',
    '카지노',
    '토토사이트',
    '암표',
    '대리티켓팅',
  ],
  ENG: [
    'fuck',
    'fucking',
    'asshole',
    'bitch',
    'cunt',
    'nigger',
    'faggot',
    'whore',
    'casino',
    'viagra',
    'onlyfans',
  ],
  CHN: ['傻逼', '操你妈', '他妈的', '去死', '贱人', '加微信', '代购黄牛', '黄牛票', '赌场', '博彩'],
  JPN: ['死ね', 'くたばれ', 'きちがい', 'クソ野郎', 'ブス', '出会い系', '転売チケット', 'カジノ', '副業紹介'],
  VTN: ['địt', 'đụ má', 'đéo', 'lồn', 'con đĩ', 'óc chó', 'cá độ', 'sòng bạc', 'vé chợ đen'],
};
