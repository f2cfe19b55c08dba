import {
  passkeyAdd,
  passkeyAddOptions,
  passkeyOptions,
  passkeyProve,
  passkeyProveOptions,
  passkeySignIn,
} from '@narae/contracts/rows';
import { call, type CallOutput } from '@narae/shell-sdk';

type Client = typeof import('@simplewebauthn/browser');
type Creation = Parameters<Client['startRegistration']>[0]['optionsJSON'];
type Request = Parameters<Client['startAuthentication']>[0]['optionsJSON'];

/** Fetched with the first use of a passkey. */
const client = (): Promise<Client> => import('@simplewebauthn/browser');

export const canUsePasskeys = (): boolean =>
  typeof globalThis.PublicKeyCredential === 'function' && window.isSecureContext;

/** By fingerprint, face or screen lock. */
export const hasOwnAuthenticator = async (): Promise<boolean> =>
  canUsePasskeys() && PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();

/** @returns null where the window was closed, nobody answered in time, or the page went on */
const whileOpen = async <Result>(ceremony: () => Promise<Result>): Promise<Result | null> => {
  try {
    return await ceremony();
  } catch (error) {
    if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) return null;
    throw error;
  }
};

/** `known`: the device has a passkey of this member already. */
type Asked = 'done' | 'closed' | 'known';

/** Adds a passkey (ACCOUNT-31). @throws ApiError prove_again after an old sign-in, and those of the calls */
export const addPasskey = async (proof: { mem_password?: string }): Promise<Asked> => {
  const { options } = await call(passkeyAddOptions, proof);
  const { startRegistration } = await client();
  try {
    const passkey = await whileOpen(() => startRegistration({ optionsJSON: options as unknown as Creation }));
    if (!passkey) return 'closed';
    await call(passkeyAdd, { passkey });
    return 'done';
  } catch (error) {
    if (error instanceof Error && error.name === 'InvalidStateError') return 'known';
    throw error;
  }
};

/** Shows a passkey in place of the password (ACCOUNT-24). @throws ApiError of the calls */
export const provePasskey = async (): Promise<Exclude<Asked, 'known'>> => {
  const { options } = await call(passkeyProveOptions, {});
  const { startAuthentication } = await client();
  const passkey = await whileOpen(() => startAuthentication({ optionsJSON: options as unknown as Request }));
  if (!passkey) return 'closed';
  await call(passkeyProve, { passkey });
  return 'done';
};

type SignedIn = CallOutput<typeof passkeySignIn>['user'];

/**
 * Signs in with a passkey, asked for at once or offered while addresses are filled in.
 * @returns null where the member closed the window, or the browser offers none while filling in
 * @throws ApiError of the calls
 */
export const signInByPasskey = async (how: 'asked' | 'filled'): Promise<SignedIn | null> => {
  const { startAuthentication, browserSupportsWebAuthnAutofill } = await client();
  const useBrowserAutofill = how === 'filled';
  if (useBrowserAutofill && !(await browserSupportsWebAuthnAutofill())) return null;
  const { options } = await call(passkeyOptions, {});
  const passkey = await whileOpen(() =>
    startAuthentication({ optionsJSON: options as unknown as Request, useBrowserAutofill }),
  );
  return passkey && (await call(passkeySignIn, { passkey })).user;
};

export const stopOffering = async (): Promise<void> => {
  const { WebAuthnAbortService } = await client();
  WebAuthnAbortService.cancelCeremony();
};
