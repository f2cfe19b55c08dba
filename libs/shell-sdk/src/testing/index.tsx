// For tests of pages and fragments: the shell's surroundings without the shell.
import type { SessionUser } from '@narae/contracts';
import { loadPack, setLanguage, type LanTp } from '@narae/i18n';
import { act, render, waitFor, type RenderResult } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { confirmStore } from '../messages/dialogs.ts';
import { AnswersProvider, createQueryClient } from '../query/query-provider.tsx';
import { setUser } from '../session/session-store.ts';

export { answerCalls } from './answer-calls.ts';
export { formBehaves, formProperties, type FormCase, type FormProperty } from './form-behaves.tsx';
export { FakeUpload } from './fake-upload.ts';
export { FakeStream, installFakeStream } from './fake-stream.ts';
export { pictureFile } from './picture-file.ts';

export interface Surroundings {
  readonly path?: string;
  readonly reqParam?: Readonly<Record<string, string | number>>;
  readonly user?: SessionUser | null;
  readonly lanTp?: LanTp;
  /** How long answers stay fresh, in ms; 0 by default. */
  readonly staleTime?: number;
  /** Loaded before rendering. */
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

/** With router, session, texts of one language, and a query client without retries. */
export function renderInShell(page: ReactNode, surroundings: Surroundings = {}): Promise<RenderResult> {
  const client = createQueryClient({ retry: false, staleTime: surroundings.staleTime ?? 0 });
  return renderFramed(page, surroundings, (routed) => (
    <AnswersProvider client={client}>{routed}</AnswersProvider>
  ));
}

/** For parts of home and of the frame. */
export function renderWithoutClient(
  part: ReactNode,
  surroundings: Omit<Surroundings, 'staleTime'> = {},
): Promise<RenderResult> {
  return renderFramed(part, surroundings, (routed) => routed);
}

/** Answers `confirm`. @returns the question's title */
export async function answerQuestion(agreed: boolean): Promise<string> {
  const question = await waitFor(() => {
    const { question: asked } = confirmStore.getState();
    if (!asked) throw new Error('the page asks nothing');
    return asked;
  });
  await act(async () => question.answer(agreed));
  return question.title;
}
