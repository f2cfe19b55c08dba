import { ApiError, LAN_TPS, type LanTp } from '@narae/shell-sdk';
import { useState } from 'react';

interface RejectedField {
  readonly errorOf: (field: string) => string | false;
  /** Keeps the field of a rejection. @throws what the work throws */
  readonly watch: <Done>(work: () => Promise<Done>) => Promise<Done>;
}

/** The rejected field of a form. @param onLanTp called with its language, as in `contents.ENG` */
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
          const of = LAN_TPS.find((lanTp) => field.endsWith(`.${lanTp}`));
          if (of) onLanTp(of);
        }
        throw error;
      }
    },
  };
}
