import type { GuardKind } from '@narae/contracts/slots';
import { getLanTp, getT, loadPack } from '@narae/i18n';
import { useEffect, type ReactNode } from 'react';
import { useGo } from '../navigation/use-go.ts';
import { useSession } from '../session/use-session.ts';
import { toast } from '../toast/toast-store.ts';

interface RouteGuardProps {
  readonly kind: GuardKind;
  readonly children: ReactNode;
}

/** Where each guard sends whoever is not signed in, and how it warns. */
const exits: Readonly<Record<Exclude<GuardKind, 'open'>, { to: 'home' | 'login'; warn: () => void }>> = {
  home: { to: 'home', warn: () => void toast.show({ key: 'common_login_fail', kind: 'warning' }) },
  login: { to: 'login', warn: () => void toast.show({ key: 'common_login_fail', kind: 'warning' }) },
  // The order screen warns with a plain alert (SHELL-8).
  alert: { to: 'home', warn: () => void plainAlert() },
};

async function plainAlert(): Promise<void> {
  await loadPack(getLanTp(), 'errors').catch(() => undefined);
  window.alert(getT('errors')('common_login_fail'));
}

/** Lets members through; others are warned and sent away as its page says (SHELL-8). */
export function RouteGuard({ kind, children }: RouteGuardProps): ReactNode {
  const { user } = useSession();
  const go = useGo();
  const closed = kind !== 'open' && !user;
  useEffect(() => {
    if (!closed) return;
    const { to, warn } = exits[kind];
    warn();
    go(to, {}, { replace: true });
  }, [closed, go, kind]);
  return closed ? null : children;
}
