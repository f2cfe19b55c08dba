import { useLocale } from '@narae/shell-sdk';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { ownPart } from '../own-part.tsx';

const ChatQrDialog = ownPart('chat-qr', () => import('./chat-qr-dialog.tsx'), 'quiet');

const phones = /iPhone|Android|iPad|iPod/;

interface ChatQr {
  /** Handles a press on the Q&A icon. */
  readonly intercept: (event: MouseEvent) => void;
  readonly dialog: ReactNode;
}

/** On a desktop in Chinese the Q&A icon shows an administrator's chat QR instead of navigating (SHELL-12). */
export function useChatQr(): ChatQr {
  const { lanTp } = useLocale();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return {
    intercept: (event) => {
      if (lanTp !== 'CHN' || phones.test(navigator.userAgent)) return;
      event.preventDefault();
      setOpen(true);
    },
    dialog: open && <ChatQrDialog onClose={close} />,
  };
}
