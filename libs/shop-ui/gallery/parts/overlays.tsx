import { useState } from 'react';
import { useT } from '@narae/i18n';
import {
  ActionDialog,
  BottomSheet,
  Button,
  ConfirmDialog,
  Dialog,
  Drawer,
  TextField,
  ToastRegion,
  type ToastItem,
} from '@narae/ui';
import css from '../gallery.module.css';
import { useWords } from './use-words.ts';

const asked = new URLSearchParams(location.search).get('open');

export function OverlaysPart() {
  const { t, w } = useWords();
  const error = useT('errors');
  const [open, setOpen] = useState(asked);
  const [toasts, setToasts] = useState<ToastItem[]>(
    asked === 'toast' || asked === 'dialog'
      ? [
          {
            id: '1',
            tone: 'success',
            text: t('toast_in_cart'),
            action: { label: t('btn_go_to_cart'), onClick: () => undefined },
          },
          { id: '2', tone: 'warning', text: error('seats_not_enough', { left: 2 }) },
        ]
      : [],
  );
  const close = () => setOpen(null);
  const say = (tone: ToastItem['tone'], text: string) =>
    setToasts((now) => [...now, { id: String(now.length + 1), tone, text }]);
  const actions = (
    <>
      <Button onClick={close}>{t('btn_cancel')}</Button>
      <Button kind="accent" onClick={() => say('error', error('common_login_email_password_fail'))}>
        {t('btn_login')}
      </Button>
    </>
  );
  const body = (
    <div className={css.inDialog}>
      <TextField label={w('email')} type="email" />
      <p>{w('trip')}</p>
    </div>
  );
  return (
    <>
      <div className={css.row}>
        {['dialog', 'action', 'sheet', 'drawer', 'confirm', 'danger'].map((name) => (
          <Button key={name} onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
        <Button onClick={() => say('info', w('toast_language'))}>toast</Button>
      </div>
      <Dialog open={open === 'dialog'} onClose={close} title={t('btn_login')} actions={actions}>
        {body}
      </Dialog>
      {open === 'action' && (
        <ActionDialog
          form={{ busy: false, notice: '', props: { onSubmit: close } }}
          title={t('btn_login')}
          actionLabel={t('btn_login')}
          cancelLabel={t('btn_cancel')}
          kind="accent"
          onClose={close}
        >
          {body}
        </ActionDialog>
      )}
      <BottomSheet open={open === 'sheet'} onClose={close} title={w('pick')} actions={actions}>
        {body}
      </BottomSheet>
      <Drawer open={open === 'drawer'} onClose={close} title={t('nav_menu')}>
        {body}
      </Drawer>
      <ConfirmDialog
        open={open === 'confirm' || open === 'danger'}
        danger={open === 'danger'}
        title={open === 'danger' ? error('common_delete_confirm') : t('confirm_logout')}
        confirmLabel={open === 'danger' ? t('btn_delete') : t('btn_logout')}
        cancelLabel={t('btn_cancel')}
        onConfirm={close}
        onCancel={close}
      >
        {open === 'danger' ? error('mycart_customer_delete_confirm') : null}
      </ConfirmDialog>
      <ToastRegion
        toasts={toasts}
        onClose={(id) => setToasts((now) => now.filter((toast) => toast.id !== id))}
      />
    </>
  );
}
