import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../actions/icon-button.tsx';
import { cx } from '../core/cx.ts';
import { useUiText } from '../core/ui-strings.tsx';
import { IconCheck, IconInfo, IconWarning } from '../icons/actions.tsx';
import { IconClose } from '../icons/controls.tsx';
import { onModalChange, topModal } from './modal-stack.ts';
import css from './toast-region.module.css';

export type ToastTone = 'success' | 'info' | 'warning' | 'error';

export interface ToastItem {
  id: string;
  tone: ToastTone;
  text: ReactNode;
  /** `false` where the focused field says the same words. */
  announced?: boolean;
  action?: { label: string; onClick: () => void };
}

export interface ToastRegionProps {
  toasts: readonly ToastItem[];
  /** How long a toast stays is the host's business (SHELL-10). */
  onClose: (id: string) => void;
  /** A pointer or the focus rests on it. */
  onPause?: (id: string) => void;
  onResume?: (id: string) => void;
}

const ICONS: Readonly<Record<ToastTone, ReactNode>> = {
  success: <IconCheck size={20} strokeWidth={2.25} />,
  info: <IconInfo size={20} />,
  warning: <IconWarning size={20} />,
  error: <IconWarning size={20} />,
};

/** Rejections interrupt; what is heard elsewhere is in no live region. */
const roleOf = ({ tone, announced = true }: ToastItem): 'alert' | 'status' | undefined => {
  if (!announced) return undefined;
  return tone === 'warning' || tone === 'error' ? 'alert' : 'status';
};

/**
 * Messages above the page, at its top: a focused field scrolls to the middle, and a phone's keyboard and the bars at the
 * foot cover the bottom. In an open dialog they take a place of their own below its title, so that they cover no field.
 */
export function ToastRegion({ toasts, onClose, onPause, onResume }: ToastRegionProps) {
  const ui = useUiText();
  const modal = useSyncExternalStore(onModalChange, topModal, () => null);

  const group = (role: 'alert' | 'status' | undefined) => (
    <div role={role} className={css.group}>
      {toasts
        .filter((toast) => roleOf(toast) === role)
        .map((toast) => (
          <div
            key={toast.id}
            className={cx(css.toast, css[toast.tone])}
            onPointerEnter={() => onPause?.(toast.id)}
            onPointerLeave={() => onResume?.(toast.id)}
            onFocus={() => onPause?.(toast.id)}
            onBlur={() => onResume?.(toast.id)}
          >
            <span className={css.icon}>{ICONS[toast.tone]}</span>
            <span className={css.text}>{toast.text}</span>
            {toast.action && (
              <button type="button" className={css.action} onClick={toast.action.onClick}>
                {toast.action.label}
              </button>
            )}
            <IconButton
              className={css.close}
              label={ui('ui_close')}
              icon={<IconClose size={20} />}
              onClick={() => onClose(toast.id)}
            />
          </div>
        ))}
    </div>
  );

  const region = (
    <section className={css.region} aria-label={ui('ui_notifications')}>
      {group('alert')}
      {group('status')}
      {group(undefined)}
    </section>
  );
  return modal ? createPortal(region, modal.querySelector('[data-toasts]') ?? modal) : region;
}
