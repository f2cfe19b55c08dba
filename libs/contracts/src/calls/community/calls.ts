import { commentCalls } from './comments.calls.ts';

/** Every call that the community answers. */
export const communityCalls = { ...commentCalls };
