import { mayAct, roleOf } from '@narae/contracts/admin-role';
import { pages, type Page, type PageName } from '@narae/contracts/pages';
import type { SessionUser } from '@narae/contracts';
import type { GuardKind } from '@narae/contracts/slots';
import { getLanTp, getT, loadPack } from '@narae/i18n';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { signInFor } from './sign-in-for.ts';
import { type Go, useGo } from '../navigation/links.tsx';
import { useSession } from './use-session.ts';
import { toast } from '../messages/toast-store.ts';
import { sessionStore } from '../session/session-store.ts';

/** By role (ACCOUNT-13); signing in is the page's guard. */
export function mayOpen(name: PageName, user: SessionUser | null): boolean {
  const { role }: Page = pages[name];
  return role === undefined || (user !== null && mayAct(roleOf(user), role));
}

interface RouteGuardProps {
  readonly kind: GuardKind;
  readonly children: ReactNode;
}

const warn = (): void => void toast.show({ key: 'common_login_fail', kind: 'warning' });

/** The login is given the way back. */
const exits: Readonly<Record<Exclude<GuardKind, 'open'>, (go: Go, back: string) => void>> = {
  home: (go, back) => {
    warn();
    homeWithLogin(go, back);
  },
  login: (go, back) => {
    warn();
    go('login', { back }, { replace: true });
  },
  // A plain alert (SHELL-8).
  alert: (go, back) => void plainAlert().then(() => homeWithLogin(go, back)),
};

function homeWithLogin(go: Go, back: string): void {
  go('home', {}, { replace: true });
  signInFor({ back });
}

async function plainAlert(): Promise<void> {
  await loadPack(getLanTp(), 'errors').catch(() => undefined);
  window.alert(getT('errors')('common_login_fail'));
}

/** Visitors are warned, sent away, and come back signed in (SHELL-8, SHELL-9); who signs out here is not. */
export function RouteGuard({ kind, children }: RouteGuardProps): ReactNode {
  const { user } = useSession();
  const ending = useStore(sessionStore, (state) => state.ending);
  const go = useGo();
  const { pathname, search } = useLocation();
  const closed = kind !== 'open' && !user;
  const back = `${pathname}${search}`;
  useEffect(() => {
    if (closed && !ending) exits[kind](go, back);
  }, [back, closed, ending, go, kind]);
  return closed ? null : children;
}
