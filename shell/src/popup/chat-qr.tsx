import { useGo, useLocale } from '@narae/shell-sdk';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { ownDialog } from '../feedback/own-part.tsx';

const ChatQrDialog = ownDialog('chat-qr', () => import('./chat-qr-dialog.tsx'));

const phones = /iPhone|Android|iPad|iPod/;

interface ChatQr {
  readonly intercept: (event: MouseEvent) => void;
  readonly dialog: ReactNode;
}

/** Chinese desktops show a chat QR, if any, instead of navigating (SHELL-12). */
export function useChatQr(): ChatQr {
  const { lanTp } = useLocale();
  const go = useGo();
  const [address, setAddress] = useState('');
  const show = async (): Promise<void> => {
    const found = await import('./chat-address.ts').then(
      ({ chatAddress }) => chatAddress(lanTp),
      () => '',
    );
    if (found) setAddress(found);
    else go('qna');
  };
  return {
    intercept: (event) => {
      if (lanTp !== 'CHN' || phones.test(navigator.userAgent)) return;
      event.preventDefault();
      void show();
    },
    dialog: address && <ChatQrDialog open address={address} onClose={() => setAddress('')} />,
  };
}
