import { toast } from '@narae/shell-sdk';
import { useRef, useState } from 'react';

/** The one complaint of the traveller screen: a toast for 1.5 s, the text beside its field, and the focus (SHELL-10). */
export function useProblems() {
  const controls = useRef(new Map<string, HTMLInputElement>());
  const [problem, setProblem] = useState<{ field: string; text: string } | null>(null);
  const clear = (field: string): void => setProblem((current) => (current?.field === field ? null : current));
  return {
    clear,
    say: (field: string, text: string): void => {
      setProblem({ field, text });
      toast.show({ text, kind: 'warning' });
      const control = controls.current.get(field);
      const folded = control?.closest('details');
      if (folded) folded.open = true;
      control?.focus();
    },
    wire: (field: string) => ({
      ref: (control: HTMLInputElement | null): void => {
        if (control) controls.current.set(field, control);
        else controls.current.delete(field);
      },
      error: problem?.field === field ? problem.text : undefined,
      onInput: (): void => clear(field),
    }),
  };
}
