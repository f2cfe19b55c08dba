import type { GateAnswer, GateGuest, GateManifest, GateScan, ScanHow } from '@narae/contracts';
import { gateManifest, gateUndo } from '@narae/contracts/rows';
import { call, toast, serverTime } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { useCallback, useState } from 'react';
import { guestsNow, type HeardGuest, judgeOffline } from './judge-offline.ts';
import { askServer, scansOf, waitingIn } from './scan-queue.ts';
import { useSync } from './use-sync.ts';

export interface Shown {
  readonly scan: GateScan;
  readonly answer: GateAnswer;
  /** The server has not been asked yet. */
  readonly byList: boolean;
}

interface GateWork {
  readonly guests: readonly GateGuest[];
  readonly shown: Shown | null;
  readonly busy: boolean;
  readonly waiting: number;
  readonly isUnsent: (guest: GateGuest) => boolean;
  /** For a check-in that was not sent: nobody else has heard of it. */
  readonly takeBack: (guest: GateGuest) => Promise<void>;
  readonly scan: (code: string, how: ScanHow) => Promise<void>;
  readonly undo: (ticket_no: string, reason: string) => Promise<void>;
}

const useAnswers = () => {
  const cache = useCallCache();
  const [shown, setShown] = useState<Shown | null>(null);
  const [heard, setHeard] = useState<readonly HeardGuest[]>([]);
  const hear = useCallback((answers: readonly Pick<GateAnswer, 'guest'>[]): void => {
    // eslint-disable-next-line no-restricted-syntax -- compared with when the list came, by the device's clock
    const at = Date.now();
    const fresh = answers.flatMap(({ guest }) => (guest ? [{ guest, at }] : []));
    setHeard((before) => [...before, ...fresh].slice(-500));
  }, []);
  const hearLate = useCallback(
    (answers: readonly GateAnswer[]): void => {
      hear(answers);
      // The server may judge otherwise than the list did, although the guest may have gone through.
      setShown((now) => {
        const better = answers.find(({ scan_id }) => scan_id === now?.scan.scan_id);
        return now && better ? { ...now, answer: better, byList: false } : now;
      });
      void cache.invalidate(gateManifest);
    },
    [cache, hear],
  );
  const forget = (ticket_no: string): void => {
    setHeard((before) => before.filter(({ guest }) => guest.ticket_no !== ticket_no));
    setShown(null);
  };
  return { shown, show: setShown, heard, hear, hearLate, forget };
};

const scanOf = (code: string, how: ScanHow, gate: string) => ({
  scan_id: crypto.randomUUID(),
  code: code.trim(),
  at: serverTime().toISOString(),
  gate,
  how,
});

/** By the server where it answers in time, else by the list (TICKET-4, TICKET-7). */
export const useGate = (
  { manifest, at: arrived }: { readonly manifest: GateManifest; readonly at: number },
  gate: string,
  mem_id: string,
): GateWork => {
  const { prod_id } = manifest.departure;
  const cache = useCallCache();
  const [busy, setBusy] = useState(false);
  const { shown, show, heard, hear, hearLate, forget } = useAnswers();
  const { queue, keep, drop } = useSync(mem_id, hearLate);
  const unsent = scansOf(queue, prod_id);
  const guests = guestsNow({ guests: manifest.guests, at: arrived }, heard, unsent);

  const scan = async (code: string, how: ScanHow): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const request = scanOf(code, how, gate);
    try {
      const heardOf = await askServer(prod_id, request);
      const answer = heardOf ?? {
        ...(await judgeOffline(manifest, guests, request)),
        scan_id: request.scan_id,
      };
      if (!heardOf && answer.guest) await keep(prod_id, { ...request, told: answer.outcome });
      if (heardOf) hear([answer]);
      show({ scan: request, answer, byList: !heardOf });
    } catch (error) {
      toast.rejection(error);
    } finally {
      setBusy(false);
    }
  };

  const isUnsent = ({ checked_in }: GateGuest): boolean =>
    unsent.some(({ scan_id }) => scan_id === checked_in?.scan_id);

  const takeBack = async ({ ticket_no, checked_in }: GateGuest): Promise<void> => {
    if (checked_in) await drop(checked_in.scan_id);
    forget(ticket_no);
  };

  const undo = async (ticket_no: string, reason: string): Promise<void> => {
    await call(gateUndo, { prod_id, ticket_no, reason });
    forget(ticket_no);
    await cache.invalidate(gateManifest);
  };

  return { guests, shown, busy, waiting: waitingIn(queue), isUnsent, scan, undo, takeBack };
};
