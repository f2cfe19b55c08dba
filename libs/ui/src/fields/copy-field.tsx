import { useRef, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { TextField } from './text-field.tsx';

export interface CopyFieldProps {
  label: ReactNode;
  value: string;
  /** Name of the button. */
  copyLabel: ReactNode;
  /** Told whether the clipboard took it; if not, the text is marked for copying by hand. */
  onCopy: (copied: boolean) => void;
}

/** A text to take along: read-only, with a copy button. */
export function CopyField({ label, value, copyLabel, onCopy }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    // There is no clipboard without https, and a browser may reject the one there is.
    const copied = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(value))
      .then(
        () => true,
        () => false,
      );
    if (!copied) input.current?.select();
    onCopy(copied);
  };
  return (
    <TextField
      ref={input}
      label={label}
      value={value}
      readOnly
      action={<Button onClick={() => void copy()}>{copyLabel}</Button>}
    />
  );
}
