import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { handledByReact } from './early-events.ts';
import css from './hydration-root.module.css';

interface Props {
  /** Called once, when the page is on the screen and all that is not lazy works. */
  readonly onMount?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Stands around the whole page, in the browser and on the server: sees which events React handles. */
export function HydrationRoot({ onMount, children }: Props): ReactNode {
  const mounted = useEffectEvent(() => onMount?.());
  useEffect(() => mounted(), []);
  return (
    <div className={css.root} onClickCapture={handledByReact} onChangeCapture={handledByReact}>
      {children}
    </div>
  );
}
