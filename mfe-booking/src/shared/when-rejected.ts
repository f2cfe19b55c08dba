import { ApiError } from '@narae/shell-sdk';

/** Works where the server has rejected a call, because what the page shows may be out of date; not where the network is away. */
export const whenRejected =
  (work: () => unknown) =>
  (error: unknown): void => {
    if (error instanceof ApiError && !error.temporary) void work();
  };
