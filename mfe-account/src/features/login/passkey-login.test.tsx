import '@narae/ui/testing';
import { toastStore } from '@narae/shell-sdk/host';
import { renderInShell } from '@narae/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../texts.ts';
import { LoginForm } from './login-form.tsx';

let sent: [string, unknown][];
let rejection: { status: number; body: unknown } | null;
let pick: () => Promise<unknown>;

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer as ArrayBuffer;
const picked = {
  id: 'cGFzc2tleQ',
  rawId: bytes('passkey'),
  type: 'public-key',
  response: {
    clientDataJSON: bytes('{}'),
    authenticatorData: bytes('data'),
    signature: bytes('signed'),
    userHandle: bytes('MEM0000000001'),
  },
  getClientExtensionResults: () => ({}),
};

beforeEach(() => {
  sent = [];
  rejection = null;
  pick = async () => picked;
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const { info } = JSON.parse(String(init?.body));
    sent.push([url, info]);
    if (url === '/auth/passkeyOptions') return Response.json({ options: { challenge: 'Y2hhbGxlbmdl' } });
    if (rejection) return Response.json(rejection.body, { status: rejection.status });
    return Response.json({ msg: 'success', user: { mem_id: 'MEM0000000001' } });
  }) as typeof fetch;
  Object.assign(globalThis, {
    PublicKeyCredential: Object.assign(() => undefined, {
      isConditionalMediationAvailable: async () => false,
    }),
  });
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  Object.defineProperty(navigator, 'credentials', { value: { get: () => pick() }, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
});

const press = async (): Promise<void> => {
  await renderInShell(<LoginForm onSignUp={() => undefined} onFind={() => undefined} />, {
    namespaces: ['account'],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
};
const asked = () => sent.map(([url]) => url);

test('a passkey the member picks signs them in', async () => {
  await press();
  await waitFor(() => expect(asked()).toEqual(['/auth/passkeyOptions', '/auth/passkeySignIn']));
  expect(sent[1]?.[1]).toMatchObject({ passkey: { id: 'cGFzc2tleQ', response: { signature: 'c2lnbmVk' } } });
});

test('closing the window of the browser says nothing, and the button can be pressed again', async () => {
  pick = () => Promise.reject(new DOMException('closed', 'NotAllowedError'));
  await press();
  await waitFor(() => expect(asked()).toEqual(['/auth/passkeyOptions']));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in with a passkey' })).toBeEnabled());
});

test('a passkey the shop does not know is rejected in the server’s words', async () => {
  rejection = { status: 401, body: { error: 'passkey_invalid', message: 'Not this one.' } };
  await press();
  await waitFor(() => expect(JSON.stringify(toastStore.getState().notes)).toContain('Not this one.'));
});

test('a browser without passkeys is offered none', async () => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  await renderInShell(<LoginForm onSignUp={() => undefined} onFind={() => undefined} />, {
    namespaces: ['account'],
  });
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  expect(sent).toEqual([]);
});
