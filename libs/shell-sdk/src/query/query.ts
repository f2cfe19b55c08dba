// What the site uses of TanStack Query, loaded on demand. Named re-exports only.
export { default, GivenAnswers, type Answer } from './query-provider.tsx';
export { firstRow, useCall, useCallPages } from './use-call.ts';
export { useCallCache, type CallCache } from './use-call-cache.ts';
export type { PageInput } from './call-input.ts';
