import { TextField } from '@narae/ui';
import { useState, type KeyboardEvent, type ReactNode } from 'react';

interface PriceFieldProps {
  readonly label: string;
  /** Whole units of the page's currency. */
  readonly amount: number | undefined;
  /** Told when the shopper has finished typing: on Enter and on leaving. */
  readonly onAmount: (amount: number | undefined) => void;
}

const LONGEST = 9;
/** Digits of any keyboard, full-width ones too. */
const digitsOf = (text: string): string => text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, LONGEST);

/** An amount of money; nothing happens to the list while it is being typed. */
export function PriceField({ label, amount, onAmount }: PriceFieldProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const finish = (): void => {
    if (typed === null) return;
    setTyped(null);
    const digits = digitsOf(typed);
    const next = digits === '' ? undefined : Number(digits);
    if (next !== amount) onAmount(next);
  };
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      value={typed ?? (amount === undefined ? '' : String(amount))}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={finish}
      onKeyDown={(event: KeyboardEvent) => {
        // Enter also ends the composing of a character; that one is not for us.
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) finish();
      }}
    />
  );
}
