import { isDrawnBy, isDuplicateKey, nextId } from '@narae/service-kit';
import type { KernelContext } from './context.ts';

/**
 * Creates under the number that is named, if this member drew it and nobody used it, else under a fresh one (ID-3).
 * @returns the number
 */
export const createNumbered = async (
  { store, drawKey: key, now }: Pick<KernelContext, 'store' | 'drawKey' | 'now'>,
  { prefix, named, mem_id }: { prefix: 'COMMENT' | 'QNA'; named: unknown; mem_id: string },
  create: (id: string) => Promise<unknown>,
): Promise<string> => {
  if (isDrawnBy(named, { key, prefix, mem_id, now: now() })) {
    try {
      await create(named);
      return named;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
  const fresh = await nextId(store, prefix);
  await create(fresh);
  return fresh;
};
