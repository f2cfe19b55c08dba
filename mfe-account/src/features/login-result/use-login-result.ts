import { termsVersion } from '@narae/contracts/terms-version';
import { loginResult } from '@narae/contracts/rows';
import { ApiError, call, useLocation, useSession, useT, type CallOutput } from '@narae/shell-sdk';
import { useEffect, useRef, useState } from 'react';

type Provider = CallOutput<typeof loginResult>['provider'];

/** How far the exchange of the one-time code is. */
export type LoginResult =
  | { readonly at: 'waiting' }
  | { readonly at: 'consent'; readonly busy: boolean }
  | { readonly at: 'joined'; readonly provider: Provider }
  | {
      readonly at: 'rejected';
      readonly text: string | null;
      /** What is to be said in its own way: it belongs to another account (ACCOUNT-36), or waits for approval (ACCOUNT-23). */
      readonly error?: string;
    };

/**
 * Exchanges the code in the address for a session, once, and goes on to where the shopper was, else home (ACCOUNT-9). Somebody
 * new agrees first.
 */
export function useLoginResult(): {
  readonly result: LoginResult;
  readonly agree: (marketing: boolean) => void;
} {
  const errors = useT('errors');
  const { login, renew } = useSession();
  const { hash } = useLocation();
  const [code] = useState(() => /^#code=([\w-]+)$/.exec(hash)?.[1]);
  const [result, setResult] = useState<LoginResult>(
    code ? { at: 'waiting' } : { at: 'rejected', text: null },
  );

  const redeem = async (consent?: { marketing: boolean }): Promise<void> => {
    const versions = { terms_version: termsVersion, policy_version: termsVersion };
    try {
      const given = { code: code ?? '', ...(consent && { consent: { ...versions, ...consent } }) };
      const { outcome, user, provider, back } = await call(loginResult, given);
      if (outcome === 'consent_needed') return setResult({ at: 'consent', busy: false });
      if (outcome === 'joined') {
        await renew();
        return setResult({ at: 'joined', provider });
      }
      if (user) login(user, back || undefined);
    } catch (error) {
      const said = error instanceof ApiError ? error.message || errors(error.textKey) : null;
      setResult({ at: 'rejected', text: said, ...(error instanceof ApiError && { error: error.error }) });
    }
  };
  const first = useRef(redeem);
  useEffect(() => {
    // The code is worth nothing to whoever finds it in the history.
    history.replaceState(history.state, '', `${location.pathname}${location.search}`);
    if (code) void first.current();
  }, [code]);

  return {
    result,
    agree: (marketing) => {
      setResult({ at: 'consent', busy: true });
      void redeem({ marketing });
    },
  };
}
