import { useSearchParams } from '@narae/shell-sdk';

/** Puts a value into the address beside what stands there, an empty one takes it out; the way back skips it. */
export function usePutInAddress<Name extends string>(): (name: Name, value: string) => void {
  const [, setQuery] = useSearchParams();
  return (name, value) =>
    setQuery(
      (known) => {
        const next = new URLSearchParams(known);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
}
