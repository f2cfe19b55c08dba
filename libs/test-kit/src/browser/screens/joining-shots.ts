import type { JoinOffer } from '@narae/contracts';
import { at } from './acts.ts';
import type { Setting, Shot } from './shot.ts';

const offer: JoinOffer = {
  provider: 'kakao',
  label: '하늘보리',
  mem_nm: 'Mina Hart',
  mem_email: 'mi***@narae.example',
  reg_date: '2026-03-02T03:00:00.000Z',
  moves: {
    cart_cnt: 1,
    order_cnt: 2,
    reservation_cnt: 1,
    waiting_cnt: 1,
    custom_cnt: 1,
    companion_cnt: 3,
  },
  refused: null,
  expires_at: '2026-11-23T09:00:00.000Z',
  prove: false,
  password: true,
};

const joinButton = ({ page, say }: Setting) =>
  page
    .getByRole('region', { name: say('accountJoining.title') })
    .getByRole('button', { name: say('accountJoining.join') });

const show = async ({ page, say }: Setting): Promise<void> => {
  const section = page.getByRole('region', { name: say('accountJoining.title') });
  await section.waitFor();
  await section.evaluate((element) => element.scrollIntoView({ block: 'start' }));
};

const shot = (
  name: string,
  over: Partial<JoinOffer>,
  act: (set: Setting) => Promise<unknown> = show,
): Shot => ({
  name,
  as: 'member',
  at: at('/myAccount'),
  window: true,
  before: async ({ page }) =>
    page.route('**/api/joinOffer', (route) => route.fulfill({ json: { ...offer, ...over } })),
  act: async (set) => void (await act(set)),
});

/** Joining two accounts: what would move, the proof, the last question, done, and what stands in the way. */
export const joiningShots: readonly Shot[] = [
  shot('joining-offer', {}),
  shot('joining-proof', { prove: true }),
  shot('joining-proof-without', { prove: true, password: false }),
  shot('joining-refused', { refused: 'join_paying' }),
  shot('joining-ask', {}, async (set) => {
    await joinButton(set).click();
    await set.page.getByRole('alertdialog').waitFor();
  }),
  shot('joining-done', {}, async (set) => {
    const { page, say } = set;
    // Each picture begins with the same tokens: renewing them more than once would end the session.
    await page.route('**/auth/refresh', (route) => route.fulfill({ status: 503, json: {} }));
    await page.route('**/api/accountsJoin', (route) =>
      route.fulfill({
        json: {
          user: {
            mem_id: 'MEM0000000001',
            mem_nm: 'Mina Hart',
            mem_email: 'mina@narae.example',
            email_confirmed: true,
            mem_nick: 'Mina',
            mem_profile_path: '',
            sns_type: 'kakao',
            admin_yn: 'N',
            admin_role: null,
            company_type: '',
          },
        },
      }),
    );
    await joinButton(set).click();
    await page.route('**/api/joinOffer', (route) => route.fulfill({ json: null }));
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('accountJoining.join') })
      .click();
    await page.getByText(say('accountJoining.joined')).waitFor();
  }),
  { name: 'login-provider-limit', as: 'visitor', at: at('/login?notice=rate_limited&wait=120') },
];
