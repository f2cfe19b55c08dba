import { customTravelDetail, customTravelList } from '@narae/contracts/rows';
import { useCallCache } from '@narae/shell-sdk/query';

/** Reads a request again, here and wherever it is listed; resolves when it is there. */
export function useTripAgain(request_id: string) {
  const { invalidate } = useCallCache();
  return async (): Promise<void> => {
    void invalidate(customTravelList);
    await invalidate(customTravelDetail, { request_id });
  };
}
