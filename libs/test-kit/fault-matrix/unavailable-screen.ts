import { expect } from 'playwright/test';
import { literally, PATIENCE } from './capability-checks.ts';
import { screenOf, type ScreenName } from './screens.ts';
import { addressOf, type CheckContext } from './check-context.ts';

/**
 * Opens a screen that cannot be shown and checks that its error box comes, in the shopper's language, with a retry
 * button, and that the frame of the site works. Answers how to retry once the fault is removed. The wait is as generous
 * as everywhere, because a busy machine adds to it: the product's own time limits are held by unit tests.
 */
export const openUnavailableScreen = async (check: CheckContext, name: ScreenName, remote: boolean) => {
  const { page, say } = check;
  const { path, around, here, sorry } = screenOf(name);
  await page.goto(addressOf(check, path(check)), { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await expect(main, `${name}: the frame`).toBeVisible(PATIENCE);
  if (around) await expect(around(check, page), `${name}: what it stands in`).toBeVisible(PATIENCE);
  const titles = remote ? [say('common.part_missing_title'), say('common.slow_title')] : [say(sorry)];
  const box = main.getByRole('alert').filter({ hasText: new RegExp(titles.map(literally).join('|')) });
  await expect(box, `${name}: the box`).toBeVisible(PATIENCE);
  const retry = box.getByRole('button', { name: say('common.btn_retry') });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  // No internals reach a shopper.
  const insides = /Internal Server Error|undefined|ECONN|service_unavailable|\{\{/;
  await expect(page.getByText(insides)).toHaveCount(0);
  return {
    name,
    page,
    box,
    recover: async () => {
      // A screen that was only late may appear without the retry.
      await Promise.any([retry.click(), expect(here(check, page)).toBeVisible()]).catch(() => undefined);
      await expect(here(check, page), `${name}: back after the retry`).toBeVisible();
      await expect(box).toHaveCount(0);
    },
  };
};
