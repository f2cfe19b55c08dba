import { toast } from '@narae/shell-sdk';
import { useEffect, useRef, useState } from 'react';

/** Shows a toast for 1.5 s and the text beside its field, which gets the focus (SHELL-10). */
export function useProblems() {
  const controls = useRef(new Map<string, HTMLElement>());
  const [problem, setProblem] = useState<{ field: string; text: string } | null>(null);
  const clear = (field: string): void => setProblem((current) => (current?.field === field ? null : current));
  // After the text is there, so that it is read with the field.
  useEffect(() => {
    const control = problem && controls.current.get(problem.field);
    const folded = control?.closest('details');
    if (folded) folded.open = true;
    control?.focus();
  }, [problem]);
  return {
    clear,
    say: (field: string, text: string): void => {
      setProblem({ field, text });
      toast.show({ text, kind: 'warning', beside: controls.current.has(field) });
    },
    wire: (field: string) => ({
      ref: (control: HTMLElement | null): void => {
        if (control) controls.current.set(field, control);
        else controls.current.delete(field);
      },
      error: problem?.field === field ? problem.text : undefined,
      onInput: (): void => clear(field),
    }),
  };
}

export type Problems = ReturnType<typeof useProblems>;
