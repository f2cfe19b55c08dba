import type { LanTp } from '@narae/shell-sdk';
import { useEffect } from 'react';
import { languages } from '../../shared/admin/use-admin-text.ts';
import { controlId } from './form-scope.ts';
import type { Trouble } from './use-editor.ts';

/** Shows the rejected language and control, or the nearest control around it. */
export function useTroubleShown(trouble: Trouble | null, show: (lanTp: LanTp) => void): void {
  useEffect(() => {
    if (!trouble) return;
    const language = languages.find((one) => trouble.field.endsWith(`.${one}`));
    if (language) show(language);
    const known = (below: string): HTMLElement | null => {
      const control = document.getElementById(controlId(below));
      return control ?? (below.includes('.') ? known(below.slice(0, below.lastIndexOf('.'))) : null);
    };
    // After the language has changed.
    const frame = requestAnimationFrame(() => {
      known(trouble.field)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [trouble, show]);
}
