import type { passwordResetModel, StoredPasswordReset } from './password-reset.model.ts';

type PasswordResets = ReturnType<typeof passwordResetModel>;

/** Stores an open link. */
export const insertReset = async (resets: PasswordResets, reset: StoredPasswordReset): Promise<void> => {
  await resets.create(reset);
};

/** Uses up a link that is still valid; null where there is none. */
export const consumeReset = (
  resets: PasswordResets,
  tokenHash: string,
  now: Date,
): Promise<StoredPasswordReset | null> =>
  resets
    .findOneAndDelete({ _id: tokenHash, expires_at: { $gt: now } })
    .lean<StoredPasswordReset>()
    .exec();

/** Deletes every open link of a member. */
export const deleteResetsOf = async (resets: PasswordResets, mem_id: string): Promise<void> => {
  await resets.deleteMany({ mem_id });
};
