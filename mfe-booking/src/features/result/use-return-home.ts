import { useGo, useLocale } from '@narae/shell-sdk';
import { useEffect, useEffectEvent, useState } from 'react';

/** How long a result stays before the page leads home, in seconds. */
export const RETURN_SECONDS = 5;

/** Payments whose result has led home already: who comes back to it wants to read it. */
const returned = new Set<string>();

const mayLeave = (refno: string): boolean =>
  !returned.has(refno) && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What a reader does who is still here; a page that puts the focus somewhere itself is none. */
const signsOfLife = ['keydown', 'pointerdown', 'wheel'] as const;

/**
 * Counts down to home after a payment, once per payment (PAY-8). Any key, press, wheel or focus of a control ends it for good,
 * and where less motion is asked for it never begins: the time is in the reader's hand (WCAG 2.2.1). A hidden page does
 * not count.
 * @returns seconds left; null when the page stays
 */
export function useReturnHome(refno: string): { readonly left: number | null; readonly stay: () => void } {
  const go = useGo();
  const { lanTp } = useLocale();
  const [left, setLeft] = useState<number | null>(() => (mayLeave(refno) ? RETURN_SECONDS : null));
  const counting = left !== null;
  const stay = (): void => setLeft(null);
  const tick = useEffectEvent(() => {
    if (left === null || document.hidden) return;
    if (left > 1) return setLeft(left - 1);
    returned.add(refno);
    go('home', { lan_tp: lanTp });
  });

  useEffect(() => {
    if (!counting) return undefined;
    const timer = setInterval(() => tick(), 1_000);
    const onFocus = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.matches('a, button')) stay();
    };
    for (const sign of signsOfLife) window.addEventListener(sign, stay, { passive: true });
    window.addEventListener('focusin', onFocus);
    return () => {
      clearInterval(timer);
      for (const sign of signsOfLife) window.removeEventListener(sign, stay);
      window.removeEventListener('focusin', onFocus);
    };
  }, [counting]);

  return { left, stay };
}
