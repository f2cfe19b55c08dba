// What of TanStack Query the site uses. Named re-exports only: the rest of it stays off every visit.
export { default } from './query-provider.tsx';
export {
  QueryClient,
  QueryClientProvider,
  skipToken,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
