import { useLocale, useSession } from '@narae/shell-sdk';
import { useState } from 'react';

/** Downloads a file of the back office. A download cannot ask for a fresh access token by itself, so it is made first. */
export const useDownload = (): {
  readonly busy: boolean;
  /** @param path the call's, with its values in it */
  readonly download: (path: string) => Promise<void>;
} => {
  const { lanTp } = useLocale();
  const { renew } = useSession();
  const [busy, setBusy] = useState(false);
  const download = async (path: string): Promise<void> => {
    setBusy(true);
    await renew();
    setBusy(false);
    const link = document.createElement('a');
    link.href = `${path}?lan_tp=${lanTp}`;
    link.download = '';
    link.click();
  };
  return { busy, download };
};
