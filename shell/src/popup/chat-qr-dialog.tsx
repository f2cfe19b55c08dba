import { Link, linkTo, useT } from '@narae/shell-sdk';
import { ButtonLink, Dialog, QrCode } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './chat-qr.module.css';

interface ChatQrDialogProps {
  readonly open: boolean;
  readonly address: string;
  readonly onClose: () => void;
}

export default function ChatQrDialog({ open, address, onClose }: ChatQrDialogProps): ReactNode {
  const t = useT('shell');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={t('chat_title')}
      actions={
        <ButtonLink link={(props) => <Link {...linkTo('qna')} onClick={onClose} {...props} />}>
          {t('chat_more')}
        </ButtonLink>
      }
    >
      <div className={css.inside}>
        <div className={css.picture}>
          <QrCode value={address} label={t('chat_picture')} />
        </div>
        <p className={css.text}>{t('chat_text')}</p>
      </div>
    </Dialog>
  );
}
