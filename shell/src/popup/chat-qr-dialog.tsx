import { Link, linkTo, useT } from '@narae/shell-sdk';
import { ButtonLink, Dialog } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './chat-qr.module.css';
import picture from './chat-qr.svg';

export default function ChatQrDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useT('shell');
  return (
    <Dialog
      open
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
        <img className={css.picture} src={picture} alt={t('chat_picture')} width={220} height={220} />
        <p className={css.text}>{t('chat_text')}</p>
      </div>
    </Dialog>
  );
}
