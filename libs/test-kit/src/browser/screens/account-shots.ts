import { at, failing, givenUp } from './acts.ts';
import { joiningShots } from './joining-shots.ts';
import type { Shot } from './shot.ts';

/** My account, with what leads out of it: export, leaving, the links that stop mails. */
export const accountShots: readonly Shot[] = [
  { name: 'my-account', as: 'member', at: at('/myAccount') },
  { name: 'my-reviews-none', as: 'newcomer', at: at('/myReviews') },
  {
    name: 'my-reviews-write',
    as: 'newcomer',
    at: at('/myReviews?order_id=ORDER1'),
    before: async ({ page }) => {
      const trip = {
        order_id: 'ORDER1',
        prod_id: 'P000007',
        last_day: '2026-11-19',
        until_day: '2027-05-18',
      };
      await page.route('**/api/reviewMine', (route) =>
        route.fulfill({ json: { trips: [trip], reviews: [] } }),
      );
    },
  },
  {
    name: 'passkeys',
    as: 'member',
    at: at('/myAccount#passkeys'),
    before: async ({ page }) => {
      await page.route('**/api/myPasskeys', (route) =>
        route.fulfill({
          json: [
            {
              passkey_id: 'a',
              name: 'Chrome · Android',
              synced_yn: 'Y',
              added_at: '2026-11-02T03:00:00.000Z',
              used_at: '2026-11-20T03:00:00.000Z',
            },
            {
              passkey_id: 'b',
              name: 'YubiKey 5C NFC in the drawer',
              synced_yn: 'N',
              added_at: '2026-11-03T03:00:00.000Z',
              used_at: null,
            },
          ],
        }),
      );
    },
    act: ({ page }) => page.getByText('Chrome · Android').first().waitFor(),
  },
  { name: 'my-account-new', as: 'newcomer', at: at('/myAccount') },
  {
    name: 'my-account-failed',
    as: 'newcomer',
    at: at('/myAccount'),
    before: failing('**/api/my*'),
    act: givenUp,
  },
  { name: 'export-download', as: 'member', at: at('/exportDownload#a-link.that-is-not-checked') },
  { name: 'export-download-void', as: 'member', at: at('/exportDownload') },
  { name: 'export-download-signed-out', as: 'visitor', at: at('/exportDownload#a-link.that-is-not-checked') },
  ...(['member', 'newcomer'] as const).map((as): Shot => ({
    name: as === 'member' ? 'leave-trip-ahead' : 'leave',
    as,
    at: at('/myAccount'),
    window: true,
    act: async ({ page, say }) => {
      await page.getByRole('button', { name: say('accountLeave.open') }).click();
      await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
    },
  })),
  {
    name: 'leave-password',
    as: 'newcomer',
    at: at('/myAccount'),
    window: true,
    before: async ({ page }) =>
      page.route('**/api/leavePreview', (route) =>
        route.fulfill({ json: { trips: [], last_owner: false, prove: true, password: true } }),
      ),
    act: async ({ page, say }) => {
      await page.getByRole('button', { name: say('accountLeave.open') }).click();
      await page.getByLabel(say('accountPasskeys.password'), { exact: true }).scrollIntoViewIfNeeded();
    },
  },
  ...(['stop-mails', 'stop-mails-done'] as const).map((name): Shot => ({
    name,
    as: 'visitor',
    at: at('/stopMails'),
    act: async ({ page, say }) => {
      const wanted = name === 'stop-mails';
      await page.route('**/auth/stopLinkShow', (route) =>
        route.fulfill({ json: { group: 'waiting', wanted } }),
      );
      await page.evaluate(() => {
        location.hash = 'a-link-that-is-not-checked';
      });
      await page
        .getByRole('heading', { name: say(`accountMails.${wanted ? 'stop_ask' : 'stopped'}`) })
        .waitFor();
    },
  })),
  { name: 'stop-mails-void', as: 'visitor', at: at('/stopMails') },
  ...joiningShots,
];
