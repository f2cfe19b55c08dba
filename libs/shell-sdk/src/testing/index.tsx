// For tests of pages and fragments: the shell's surroundings without the shell.
import type { SessionUser } from '@narae/contracts';
import { loadPack, setLanguage, type LanTp } from '@narae/i18n';
import { act, render, waitFor, type RenderResult } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { confirmStore } from '../messages/dialogs.ts';
import { AnswersProvider, createQueryClient } from '../query/query-provider.tsx';
import { setUser } from '../session/session-store.ts';

export { FakeUpload } from './fake-upload.ts';
export { FakeStream, installFakeStream } from './fake-stream.ts';

export interface Surroundings {
  /** Where the page stands: path, query. */
  readonly path?: string;
  /** History state's reqParam. */
  readonly reqParam?: Readonly<Record<string, string | number>>;
  readonly user?: SessionUser | null;
  readonly lanTp?: LanTp;
  /** For how long an answer counts as fresh, in milliseconds; 0 unless the test is about that. */
  readonly staleTime?: number;
  /** Namespaces of the texts the page uses; loaded before it renders. */
  readonly namespaces?: readonly string[];
}

export const testUser: SessionUser = {
  mem_id: 'MEM0000000001',
  mem_nm: 'Kim Nara',
  mem_email: 'nara@example.com',
  email_confirmed: true,
  mem_nick: 'nara',
  mem_profile_path: '',
  sns_type: '',
  admin_yn: 'N',
  admin_role: null,
  company_type: '',
  second_factor_needed: false,
};

/** Where the router is now, for `expect(screen.getByTestId('address'))`. */
function Address(): ReactNode {
  const { pathname, search } = useLocation();
  return (
    <output data-testid="address">
      {pathname}
      {search}
    </output>
  );
}

type Frame = (routed: ReactNode) => ReactNode;

async function renderFramed(
  page: ReactNode,
  surroundings: Surroundings,
  frame: Frame,
): Promise<RenderResult> {
  const { path = '/', reqParam, user = null, lanTp = 'ENG', namespaces = [] } = surroundings;
  setUser(user);
  await Promise.all(['common', 'errors', ...namespaces].map((namespace) => loadPack(lanTp, namespace)));
  await setLanguage(lanTp);
  const { pathname, search, hash } = new URL(path, 'http://shop.test');
  const framed = frame(
    <MemoryRouter initialEntries={[{ pathname, search, hash, state: reqParam ? { reqParam } : null }]}>
      <Suspense fallback={null}>{page}</Suspense>
      <Address />
    </MemoryRouter>,
  );
  return act(async () => render(framed));
}

/** Renders a page as the shell would: router, session, texts of one language, query client without retries. */
export function renderInShell(page: ReactNode, surroundings: Surroundings = {}): Promise<RenderResult> {
  const client = createQueryClient({ retry: false, staleTime: surroundings.staleTime ?? 0 });
  return renderFramed(page, surroundings, (routed) => (
    <AnswersProvider client={client}>{routed}</AnswersProvider>
  ));
}

/** Renders a part of home, or of what stands around every page, as the shell would: without a query client. */
export function renderWithoutClient(
  part: ReactNode,
  surroundings: Omit<Surroundings, 'staleTime'> = {},
): Promise<RenderResult> {
  return renderFramed(part, surroundings, (routed) => routed);
}

/** Answers the question the page asks by `confirm`, as its dialog would. @returns the question's title */
export async function answerQuestion(agreed: boolean): Promise<string> {
  const question = await waitFor(() => {
    const { question: asked } = confirmStore.getState();
    if (!asked) throw new Error('the page asks nothing');
    return asked;
  });
  await act(async () => question.answer(agreed));
  return question.title;
}
