import { commentCalls } from './comments.calls.ts';
import { questionCalls } from './questions.calls.ts';

/** Every call that the community answers. */
export const communityCalls = { ...commentCalls, ...questionCalls };
