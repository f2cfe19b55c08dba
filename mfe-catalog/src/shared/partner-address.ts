import { href, type LanTp, useCompanyType, useReqParam, useSession } from '@narae/shell-sdk';

interface Asked {
  /** Without one the address leads to the shop's home. */
  readonly prod_id?: string | undefined;
  readonly company_type?: string | undefined;
  readonly lanTp?: LanTp | undefined;
}

/** An address to share (CATALOG-5), counted for a partner; without a language, readers keep their own. */
export function partnerAddress(origin: string, { prod_id, company_type, lanTp }: Asked): string {
  const path = prod_id
    ? href('productDetail', { prod_id, company_type, linkFlag: 'Y', lan_tp: lanTp })
    : href('home', { company_type, lan_tp: lanTp });
  return `${origin}${path}`;
}

/** The page's partner, else the signed-in member's, else the one who led here. */
export function usePartner(): string | undefined {
  const requested = useReqParam('company_type');
  const led = useCompanyType();
  const { user } = useSession();
  return requested ?? (user?.company_type || led);
}
