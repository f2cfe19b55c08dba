import type {
  CancellationKind,
  LocalizedText,
  NameChange,
  OptionKind,
  RefundSchedule,
} from '@narae/contracts';
import { nameChangeOf } from '@narae/rules';

export interface ProductOption {
  opt_code: string;
  /** Absent in products stored before there were kinds; `carryParts` brings it. */
  kind?: OptionKind;
  names: LocalizedText;
  origin_price: number;
}

/** The policy of a schedule for a product of a kind (REFUND-3, REFUND-5). @param name_fee_usd whole US dollars per person */
export const policyBy = (
  { refund_terms, name_fee_usd }: { refund_terms: RefundSchedule; name_fee_usd: number },
  cancellation: CancellationKind,
): { refund_terms: RefundSchedule; name_change: NameChange } => ({
  refund_terms,
  name_change: nameChangeOf(cancellation, name_fee_usd),
});

/** What a product names and therefore carries, as last published for booking. */
export interface CarriedParts {
  options: ProductOption[];
  /** Its schedule whole; absent in products stored before that was carried; `carryParts` brings it. */
  refund_terms?: RefundSchedule;
  name_change?: NameChange;
}
