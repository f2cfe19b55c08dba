import type { AccountConfig } from '../../config.ts';

/** To whom passkeys belong: the name of the site, under which browsers keep them for good (ACCOUNT-31). */
export const relyingParty = ({
  publicOrigin,
}: Pick<AccountConfig, 'publicOrigin'>): { readonly rpID: string; readonly expectedOrigin: string } => ({
  rpID: new URL(publicOrigin).hostname,
  expectedOrigin: publicOrigin,
});
