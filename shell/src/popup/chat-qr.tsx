import { Link, useLocale, useT } from '@narae/shell-sdk';
import { ButtonLink, Dialog } from '@narae/ui';
import { useState, type MouseEvent, type ReactNode } from 'react';
import css from './chat-qr.module.css';
import picture from './chat-qr.svg';

const phones = /iPhone|Android|iPad|iPod/;

interface ChatQr {
  /** Handles a press on the Q&A icon. */
  readonly intercept: (event: MouseEvent) => void;
  readonly dialog: ReactNode;
}

/** On a desktop in Chinese the Q&A icon shows an administrator's chat QR instead of navigating (spec §2 App shell). */
export function useChatQr(): ChatQr {
  const { lanTp } = useLocale();
  const [open, setOpen] = useState(false);
  const applies = lanTp === 'CHN' && !phones.test(navigator.userAgent);
  const close = (): void => setOpen(false);
  return {
    intercept: (event) => {
      if (!applies) return;
      event.preventDefault();
      setOpen(true);
    },
    dialog: applies && <ChatQrDialog open={open} onClose={close} />,
  };
}

function ChatQrDialog({
  open,
  onClose,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactNode {
  const t = useT('shell');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={t('chat_title')}
      actions={
        <ButtonLink link={(props) => <Link to="/qna" onClick={onClose} {...props} />}>
          {t('chat_more')}
        </ButtonLink>
      }
    >
      <div className={css.inside}>
        <img className={css.picture} src={picture} alt={t('chat_picture')} width={220} height={220} />
        <p className={css.text}>{t('chat_text')}</p>
      </div>
    </Dialog>
  );
}
