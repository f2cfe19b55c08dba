import { cx } from '../core/cx.ts';
import type { LinkRender } from '../core/link.ts';
import { useUiText } from '../core/ui-strings.tsx';
import { VisuallyHidden } from '../core/visually-hidden.tsx';
import { IconCheck } from '../icons/actions.tsx';
import css from './progress-line.module.css';

export interface ProgressStep {
  label: string;
  link?: LinkRender;
}

export function ProgressLine({
  label,
  steps,
  current,
}: {
  label: string;
  steps: readonly ProgressStep[];
  current: number;
}) {
  const ui = useUiText();
  return (
    <nav aria-label={label}>
      <ol className={css.line} role="list">
        {steps.map((step, at) => {
          const done = at < current;
          const inside = (
            <>
              <span className={css.mark}>{done ? <IconCheck size={16} strokeWidth={2.5} /> : at + 1}</span>
              <span className={css.label}>{step.label}</span>
              {done && <VisuallyHidden>({ui('ui_step_done')})</VisuallyHidden>}
            </>
          );
          return (
            <li
              key={step.label}
              className={cx(css.step, done && css.done, at === current && css.current)}
              aria-current={at === current ? 'step' : undefined}
            >
              {done && step.link ? (
                step.link({ className: cx(css.inside), children: inside })
              ) : (
                <span className={css.inside}>{inside}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
