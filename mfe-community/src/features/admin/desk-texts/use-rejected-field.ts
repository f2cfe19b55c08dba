import { ApiError, LAN_TPS, type LanTp } from '@narae/shell-sdk';
import { useState } from 'react';

interface RejectedField {
  /** What is wrong with a field; false where nothing is. */
  readonly errorOf: (field: string) => string | false;
  /** Does work that may be rejected, and keeps the field that it is about. @throws what the work throws */
  readonly watch: <Done>(work: () => Promise<Done>) => Promise<Done>;
}

/** The field of a form whose change was rejected. @param onLanTp told the language whose text it is, `contents.ENG` */
export function useRejectedField(onLanTp: (lanTp: LanTp) => void): RejectedField {
  const [wrong, setWrong] = useState<{ readonly field: string; readonly message: string } | null>(null);
  return {
    errorOf: (field) => wrong?.field === field && wrong.message,
    watch: async (work) => {
      setWrong(null);
      try {
        return await work();
      } catch (error) {
        if (error instanceof ApiError && error.field) {
          const { field, message } = error;
          setWrong({ field, message });
          const of = LAN_TPS.find((one) => field.endsWith(`.${one}`));
          if (of) onLanTp(of);
        }
        throw error;
      }
    },
  };
}
