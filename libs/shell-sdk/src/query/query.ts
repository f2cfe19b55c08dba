// What of TanStack Query the site uses, fetched with the first page that reads a call. Named re-exports only.
export { default, GivenAnswers, type Answer } from './query-provider.tsx';
export { firstRow, useCall, useCallPages } from './use-call.ts';
export { useCallCache, type CallCache } from './use-call-cache.ts';
