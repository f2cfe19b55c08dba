/** Hashes only; of used ones the latest last. */
export interface RefreshTrail {
  previous_hash: string | null;
  rotated_at: Date | null;
  used_hashes: readonly string[];
  revoked_at: Date | null;
  expires_at: Date;
}

/** A token just exchanged is answered again: two tabs, or a lost answer. */
export const graceMs = 30_000;

/** Enough to notice reuse. */
export const rememberedTokens = 50;

/** For a token that is not current: `repeat` of a recent exchange, `reused` by a copy, or the session has `ended`. */
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

export const isTokenOf = (
  { refresh_hash, used_hashes }: Pick<RefreshTrail, 'used_hashes'> & { refresh_hash: string },
  hash: string,
): boolean => refresh_hash === hash || used_hashes.includes(hash);

const dayMs = 86_400_000;

/** Days after the last use, at the latest days after the start. */
export const sessionEnd = (
  openedAt: Date,
  now: Date,
  lifetime: { idleDays: number; maxDays: number },
): Date =>
  new Date(
    Math.min(now.getTime() + lifetime.idleDays * dayMs, openedAt.getTime() + lifetime.maxDays * dayMs),
  );
