import { companyDtl } from '@narae/contracts/rows';
import { call, type LanTp } from '@narae/shell-sdk';

/** Empty if there is none, or nobody answers. */
export const chatAddress = async (lanTp: LanTp): Promise<string> => {
  const [company] = await call(companyDtl, { lan_tp: lanTp }).catch(() => []);
  return company?.chat_url ?? '';
};
