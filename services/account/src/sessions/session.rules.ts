/** What a session remembers of its refresh tokens; hashes only. */
export interface RefreshTrail {
  /** Hash of the token before the current one. */
  previous_hash: string | null;
  /** When the previous token was exchanged. */
  rotated_at: Date | null;
  /** Hashes of tokens that were exchanged, the latest last. */
  used_hashes: readonly string[];
  revoked_at: Date | null;
  expires_at: Date;
}

/** Within this time a token that was just exchanged is answered again: two tabs, or an answer that got lost. */
export const graceMs = 30_000;

/** How many exchanged tokens a session remembers in order to notice that one is used again. */
export const rememberedTokens = 50;

/**
 * What a refresh token means that is not the current one: `repeat` of an exchange just made, `reused` after that —
 * somebody else has a copy — or of a session that has `ended`.
 */
export const judgeOldToken = (
  session: RefreshTrail | null,
  hash: string,
  now: Date,
): 'repeat' | 'reused' | 'ended' => {
  if (!session || session.revoked_at || session.expires_at <= now) return 'ended';
  const age = session.rotated_at ? now.getTime() - session.rotated_at.getTime() : Number.POSITIVE_INFINITY;
  if (session.previous_hash === hash && age <= graceMs) return 'repeat';
  return session.used_hashes.includes(hash) ? 'reused' : 'ended';
};

/** Whether a token was handed out by this session: its current one, or one exchanged before. */
export const isTokenOf = (
  { refresh_hash, used_hashes }: Pick<RefreshTrail, 'used_hashes'> & { refresh_hash: string },
  hash: string,
): boolean => refresh_hash === hash || used_hashes.includes(hash);

const dayMs = 86_400_000;

/** When a session ends unless it is used again: some days after its last use, and at the latest some after its start. */
export const sessionEnd = (
  openedAt: Date,
  now: Date,
  lifetime: { idleDays: number; maxDays: number },
): Date =>
  new Date(
    Math.min(now.getTime() + lifetime.idleDays * dayMs, openedAt.getTime() + lifetime.maxDays * dayMs),
  );
