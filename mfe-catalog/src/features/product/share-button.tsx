import { toast, useT } from '@narae/shell-sdk';
import { Button, IconShare } from '@narae/ui';
import type { ReactNode } from 'react';

interface ShareButtonProps {
  readonly address: () => string;
  readonly title: string;
}

/** Hands the address to the system's own sheet, or copies it where there is none. */
export function ShareButton({ address, title }: ShareButtonProps): ReactNode {
  const common = useT('common');
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(address()).then(
      () => void toast.show({ key: 'copy_success', kind: 'success' }),
      () => void toast.show({ key: 'copy_fail', kind: 'warning' }),
    );
  const share = async (): Promise<void> => {
    if (typeof navigator.share !== 'function') return copy();
    try {
      await navigator.share({ title, url: address() });
    } catch (error) {
      // Somebody who closes the sheet has not asked for anything else.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <Button icon={<IconShare size={20} />} onClick={() => void share()}>
      {common('btn_share')}
    </Button>
  );
}
