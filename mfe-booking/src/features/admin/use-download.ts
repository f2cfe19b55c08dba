import { download, toast, toastTimes, type CallInput, type KnownRow } from '@narae/shell-sdk';
import { saveFile } from '@narae/ui';
import { useState } from 'react';

export const useDownload = (): {
  readonly busy: boolean;
  readonly save: <Row extends KnownRow>(row: Row, info: CallInput<Row>) => Promise<void>;
} => {
  const [busy, setBusy] = useState(false);
  const save = async <Row extends KnownRow>(row: Row, info: CallInput<Row>): Promise<void> => {
    setBusy(true);
    try {
      const { name, content } = await download(row, info);
      saveFile(name, content, content.type);
    } catch (error) {
      toast.rejection(error, { ms: toastTimes.long });
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
};
