import type { GuardKind } from '@narae/contracts/slots';
import { getLanTp, getT, loadPack } from '@narae/i18n';
import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../session/use-session.ts';
import { toast } from '../toast/toast-store.ts';

interface RouteGuardProps {
  readonly kind: GuardKind;
  readonly children: ReactNode;
}

const ways: Readonly<Record<Exclude<GuardKind, 'open'>, { to: string; warn: () => void }>> = {
  home: { to: '/', warn: () => void toast.show({ key: 'common_login_fail', kind: 'warning' }) },
  login: { to: '/login', warn: () => void toast.show({ key: 'common_login_fail', kind: 'warning' }) },
  // The order screen warns with a plain alert (SHELL-8).
  alert: { to: '/', warn: () => void plainAlert() },
};

async function plainAlert(): Promise<void> {
  await loadPack(getLanTp(), 'errors').catch(() => undefined);
  window.alert(getT('errors')('common_login_fail'));
}

/** Lets members through; others are warned and sent away as the route says (SHELL-8). */
export function RouteGuard({ kind, children }: RouteGuardProps): ReactNode {
  const { user } = useSession();
  const navigate = useNavigate();
  const closed = kind !== 'open' && !user;
  useEffect(() => {
    if (!closed) return;
    const { to, warn } = ways[kind];
    warn();
    void navigate(to, { replace: true });
  }, [closed, kind, navigate]);
  return closed ? null : children;
}
