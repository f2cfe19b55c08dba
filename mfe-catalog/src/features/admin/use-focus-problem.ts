import type { LanTp } from '@narae/shell-sdk';
import { useEffect } from 'react';
import { languages } from '../../shared/admin/use-admin-text.ts';
import { controlId } from './form-scope.ts';
import type { EditorProblem } from './use-editor.ts';

/** Shows the rejected language and control, or the nearest control around it. */
export function useFocusProblem(problem: EditorProblem | null, show: (lanTp: LanTp) => void): void {
  useEffect(() => {
    if (!problem) return;
    const language = languages.find((lanTp) => problem.field.endsWith(`.${lanTp}`));
    if (language) show(language);
    const fieldIn = (below: string): HTMLElement | null => {
      const control = document.getElementById(controlId(below));
      return control ?? (below.includes('.') ? fieldIn(below.slice(0, below.lastIndexOf('.'))) : null);
    };
    // After the language has changed.
    const frame = requestAnimationFrame(() => {
      fieldIn(problem.field)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [problem, show]);
}
