import type { GateAnswer, GateScan, LanTp } from '@narae/contracts';
import { findProduct } from '../../catalog/index.ts';
import type { OrdersContext } from '../context.ts';
import { gateGuest } from './gate-guest.view.ts';
import { codeJudge, type Judgement } from './judge-code.ts';
import { recordScan } from './record-scan.ts';

const rejected = (
  { scan_id }: GateScan,
  { outcome, departure }: Extract<Judgement, { outcome: unknown }>,
) => ({
  scan_id,
  outcome,
  guest: null,
  departure,
  conflict: false,
});

/**
 * Judges scans and checks people in, one after the other in the order the device made them; what a device that had no
 * network sends late is judged as everything else (TICKET-4).
 * @throws DomainError product_not_found, version_conflict
 */
export const takeScans = async (
  context: OrdersContext,
  prod_id: string,
  scans: readonly GateScan[],
  { by, lanTp }: { readonly by: string; readonly lanTp: LanTp },
): Promise<GateAnswer[]> => {
  await findProduct(context, prod_id);
  const judge = await codeJudge(context, prod_id, lanTp);
  const answers: GateAnswer[] = [];
  for (const scan of scans) {
    const judged = await judge(scan.code);
    if ('outcome' in judged) {
      answers.push(rejected(scan, judged));
      continue;
    }
    const order = await recordScan(context, judged.guest, scan, by);
    if (!order) {
      answers.push(rejected(scan, { outcome: 'void', departure: null }));
      continue;
    }
    const kept = order.check_ins?.find(({ scan_id }) => scan_id === scan.scan_id);
    answers.push({
      scan_id: scan.scan_id,
      outcome: kept?.outcome ?? 'second',
      guest: gateGuest({ ...judged.guest, order }),
      departure: null,
      conflict: kept?.conflict ?? false,
    });
  }
  return answers;
};
