import { useId, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { cx } from '../core/cx.ts';
import { useUiText } from '../core/ui-strings.tsx';
import { VisuallyHidden } from '../core/visually-hidden.tsx';
import { IconMinus, IconPlus } from '../icons/actions.tsx';
import css from './stepper.module.css';

export interface StepperProps {
  label: string;
  note?: ReactNode;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** Said and shown when the upper bound is met, such as "no more seats"; a plain sentence by default. */
  maxNote?: string;
  error?: ReactNode;
  disabled?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** 44 px buttons; arrow keys, Page Up/Down, Home and End. */
export function Stepper(props: StepperProps) {
  const { label, note, value, min = 0, max = 50, step = 1, maxNote, error, disabled = false, ref } = props;
  const ui = useUiText();
  const id = useId();
  const { bound, goTo, onKeyDown } = useSteps(props);

  return (
    <div className={css.stepper}>
      <StepperWords id={id} label={label} note={note} error={error} />
      <div className={css.controls}>
        <IconButton
          look="outline"
          label={ui('ui_adjust_down', { label })}
          title=""
          icon={<IconMinus size={20} />}
          aria-disabled={disabled || value <= min}
          onClick={() => goTo(value - step)}
        />
        <div
          ref={ref}
          className={css.value}
          role="spinbutton"
          tabIndex={disabled ? -1 : 0}
          aria-labelledby={`${id}-label`}
          aria-describedby={cx(note ? `${id}-note` : null, error ? `${id}-error` : null) || undefined}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-disabled={disabled || undefined}
          aria-invalid={error ? true : undefined}
          onKeyDown={onKeyDown}
        >
          {value}
        </div>
        <IconButton
          look="outline"
          label={ui('ui_adjust_up', { label })}
          title=""
          icon={<IconPlus size={20} />}
          aria-disabled={disabled || value + step > max}
          onClick={() => goTo(value + step)}
        />
      </div>
      {maxNote && bound === maxNote && <p className={css.bound}>{bound}</p>}
      <VisuallyHidden>
        <span role="status">{bound}</span>
      </VisuallyHidden>
    </div>
  );
}

function useSteps(props: StepperProps) {
  const { value, onChange, min = 0, max = 50, step = 1, maxNote, disabled = false } = props;
  const ui = useUiText();
  const [bound, setBound] = useState('');

  const goTo = (wanted: number) => {
    if (disabled) return;
    const { next, highest } = onGrid(wanted, { min, max, step });
    if (wanted > highest) setBound(maxNote ?? ui('ui_at_max', { value: highest }));
    else if (wanted < min) setBound(ui('ui_at_min', { value: min }));
    else setBound('');
    if (next !== value) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = keyTarget(event.key, value, { min, max, step });
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  };
  return { bound, goTo, onKeyDown };
}

interface Grid {
  min: number;
  max: number;
  step: number;
}

/** Values may come in off the grid, which starts at min. */
function onGrid(wanted: number, { min, max, step }: Grid): { next: number; highest: number } {
  const snapped = min + Math.round((wanted - min) / step) * step;
  const highest = min + Math.floor((max - min) / step) * step;
  return { next: Math.min(highest, Math.max(min, snapped)), highest };
}

const keyTarget = (key: string, value: number, { min, max, step }: Grid): number | undefined =>
  ({
    ArrowUp: value + step,
    ArrowRight: value + step,
    ArrowDown: value - step,
    ArrowLeft: value - step,
    PageUp: Math.min(value + step * 5, max),
    PageDown: Math.max(value - step * 5, min),
    Home: min,
    End: max,
  })[key];

function StepperWords({
  id,
  label,
  note,
  error,
}: Pick<StepperProps, 'label' | 'note' | 'error'> & { id: string }) {
  return (
    <div className={css.words}>
      <span className={css.label} id={`${id}-label`}>
        {label}
      </span>
      {note && (
        <span className={css.note} id={`${id}-note`}>
          {note}
        </span>
      )}
      {error && (
        <span className={css.error} id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  );
}
