// What of TanStack Query the site uses, fetched with the first page that reads a call. Named re-exports only.
export { default } from './query-provider.tsx';
export { GivenAnswers, type Answer } from './given-answers.tsx';
export { firstRow, useCall } from './use-call.ts';
export { useCallCache, type CallCache } from './use-call-cache.ts';
export { useCallPages } from './use-call-pages.ts';
