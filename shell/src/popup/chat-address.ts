import { companyDtl } from '@narae/contracts/rows';
import { call, type LanTp } from '@narae/shell-sdk';

/** Where the desk is reached in a chat app; empty where it is not, or where nobody can be asked. */
export const chatAddress = async (lanTp: LanTp): Promise<string> => {
  const [company] = await call(companyDtl, { lan_tp: lanTp }).catch(() => []);
  return company?.chat_url ?? '';
};
