import type { OptionLeft } from '@narae/contracts';

/** How many a departure has of an extra or a tier (SEAT-9). */
export interface OptionStock {
  opt_code: string;
  stock: number;
}

interface Stocked {
  /** Absent where nothing is limited. */
  readonly option_stock?: readonly OptionStock[];
}

/** Absent where nothing is limited, as in contents from before there was stock. */
export const limitedStock = ({ option_stock = [] }: Stocked): { option_stock?: OptionStock[] } =>
  option_stock.length > 0
    ? { option_stock: option_stock.map(({ opt_code, stock }) => ({ opt_code, stock })) }
    : {};

export const stockOf = ({ option_stock = [] }: Stocked, opt_code: string): { stock?: number } => {
  const limited = option_stock.find((line) => line.opt_code === opt_code);
  return limited ? { stock: limited.stock } : {};
};

/** What shoppers can still take, as booking's ledger said last; before it said so, all there is. */
export const optionsLeft = ({
  option_stock = [],
  option_left = [],
}: Stocked & { readonly option_left?: readonly OptionLeft[] }): { option_left?: OptionLeft[] } =>
  option_stock.length > 0
    ? {
        option_left: option_stock.map(({ opt_code, stock }) => ({
          opt_code,
          remaining: option_left.find((line) => line.opt_code === opt_code)?.remaining ?? stock,
        })),
      }
    : {};
