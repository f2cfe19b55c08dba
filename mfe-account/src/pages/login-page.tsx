import type { ReactNode } from 'react';
import { LoginScreen } from '../features/login/login-screen.tsx';
import { ResetForm } from '../features/reset/reset-form.tsx';

export default function LoginPage(): ReactNode {
  return <LoginScreen reset={(token, onDone) => <ResetForm token={token} onDone={onDone} />} />;
}
