import { expect } from 'playwright/test';
import { literally, PATIENCE } from './abilities.ts';
import { screenOf, type ScreenName } from './screens.ts';
import { addressOf, type Setting } from './setting.ts';

/** Longest a shopper looks at a screen that is not there before it says so, in milliseconds. */
export const SAYS_SO_MS = 10_000;

/**
 * A screen that cannot be shown: its box comes in time, in the shopper's language, with a way to try again, and
 * the site around it is whole. Answers how to try again once the fault is over.
 */
export const openInTrouble = async (set: Setting, name: ScreenName, remote: boolean) => {
  const { page, say } = set;
  const { path, around, here, sorry } = screenOf(name);
  await page.goto(addressOf(set, path(set)), { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await expect(main, `${name}: the frame`).toBeVisible(PATIENCE);
  if (around) await expect(around(set, page), `${name}: what it stands in`).toBeVisible(PATIENCE);
  const began = Date.now();
  const titles = remote ? [say('common.part_missing_title'), say('common.slow_title')] : [say(sorry)];
  const box = main.getByRole('alert').filter({ hasText: new RegExp(titles.map(literally).join('|')) });
  await expect(box, `${name}: the box`).toBeVisible(PATIENCE);
  expect(Date.now() - began, `${name}: milliseconds until it says so`).toBeLessThan(SAYS_SO_MS);
  const retry = box.getByRole('button', { name: say('common.btn_retry') });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  // Nothing of ours or of a proxy's insides reaches a shopper.
  const insides = /Internal Server Error|undefined|ECONN|service_unavailable|\{\{/;
  await expect(page.getByText(insides)).toHaveCount(0);
  return {
    name,
    page,
    box,
    recover: async () => {
      // What was only late may come by itself when nothing holds it up any more.
      await Promise.any([retry.click(), expect(here(set, page)).toBeVisible()]).catch(() => undefined);
      await expect(here(set, page), `${name}: back after the retry`).toBeVisible();
      await expect(box).toHaveCount(0);
    },
  };
};
