import * as rows from '../calls/rows.ts';
import type { CallRow } from '../call-row.ts';

/** A route that is no contract, because what it takes or answers is not JSON of ours. */
export interface PlainRoute {
  readonly row: CallRow;
  readonly summary: string;
  readonly answer: { readonly status: number; readonly description: string; readonly contentType?: string };
}

const redirect = (description: string): PlainRoute['answer'] => ({ status: 302, description });
const toProvider = redirect('The provider; the login page where it is not configured.');
const providerReturn = { status: 303, description: 'The page that shows the payment.' };

/** Other calls of the table without a contract are not built yet. */
export const plainRoutes: readonly PlainRoute[] = [
  {
    row: rows.download,
    summary: 'A public picture; `w` chooses its width, `f` its format.',
    answer: { status: 200, description: 'The picture.', contentType: 'image/*' },
  },
  {
    row: rows.jwks,
    summary: 'The keys by which the other services verify sessions.',
    answer: { status: 200, description: 'A JSON Web Key Set.', contentType: 'application/json' },
  },
  {
    row: rows.authLogout,
    summary: 'Ends the session and leads home.',
    answer: redirect('The home page.'),
  },
  {
    row: rows.authKakao,
    summary: 'Signing in with Kakao begins.',
    answer: toProvider,
  },
  {
    row: rows.authWebQq,
    summary: 'Signing in with QQ begins, on a desktop.',
    answer: toProvider,
  },
  {
    row: rows.authMobileQq,
    summary: 'Signing in with QQ begins, on a phone.',
    answer: toProvider,
  },
  { row: rows.authGoogle, summary: 'Signing in with Google begins.', answer: toProvider },
  { row: rows.authFacebook, summary: 'Signing in with Facebook begins.', answer: toProvider },
  {
    row: rows.authCallback,
    summary: 'Where a provider sends the browser back.',
    answer: redirect(
      '/loginResult with a one-time code behind #, or the login page, which says what went wrong.',
    ),
  },
  {
    row: rows.mailStopOneClick,
    summary: 'What a mail program posts to stop a kind of mail (RFC 8058).',
    answer: { status: 200, description: 'The mails are stopped.', contentType: 'text/plain' },
  },
  {
    row: rows.mailStopVisit,
    summary: 'The same address opened: leads to the page that stops them, and changes nothing.',
    answer: redirect('/stopMails'),
  },
  {
    row: rows.icbStatus,
    summary: 'The payment provider’s notification, a signed form.',
    answer: { status: 200, description: 'SUCCESS or FAIL.', contentType: 'text/plain' },
  },
  {
    row: rows.icbReturn,
    summary: 'Where the provider sends the browser back.',
    answer: providerReturn,
  },
  {
    row: rows.icbReturnGet,
    summary: 'Where the provider sends the browser back.',
    answer: providerReturn,
  },
  {
    row: rows.unionPayReturn,
    summary: 'Where BillGate sends the browser back, with a form in EUC-KR; the payment is then approved.',
    answer: providerReturn,
  },
];
