import type { GateManifest } from '@narae/contracts';
import { useEffect, useState } from 'react';
import { keepPage } from './keep-page.ts';
import { keepList, readKeptList } from './kept-list.ts';

/** What a device keeps is a convenience: a browser that rejects it has a page that needs a network to be opened. */
const orElseNothing = (): null => null;

/**
 * The list this device kept when it was here last, for when no other arrives; keeps each that does, and the page with the first.
 * @param arrived the server's list; absent as long as there is none
 */
export const useKeptList = (
  mem_id: string,
  prod_id: string,
  arrived: GateManifest | null | undefined,
): GateManifest | null => {
  const [kept, setKept] = useState<GateManifest | null>(null);
  const hasArrived = Boolean(arrived);
  useEffect(() => {
    let over = false;
    void readKeptList(mem_id, prod_id)
      .catch(orElseNothing)
      .then((found) => over || setKept(found));
    return () => {
      over = true;
    };
  }, [mem_id, prod_id]);
  useEffect(() => {
    if (arrived) void keepList(mem_id, arrived).catch(orElseNothing);
  }, [mem_id, arrived]);
  useEffect(() => {
    if (hasArrived) void keepPage().catch(orElseNothing);
  }, [hasArrived]);
  return kept;
};
