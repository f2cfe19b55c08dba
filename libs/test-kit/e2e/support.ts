import { test as base, type Page } from 'playwright/test';

/** Where the shop of this run is. */
export const siteOrigin = (): string => {
  const origin = process.env['SITE'];
  if (!origin) throw new Error('SITE is not set: the global setup did not run');
  return origin;
};

export const sandboxOrigin = (): string => process.env['SANDBOX'] ?? '';

/** Fails a test whose page threw or logged an error nobody expected. */
export const test = base.extend<{ quiet: void }>({
  baseURL: async ({ browserName: _ }, use) => use(siteOrigin()),
  quiet: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      await use();
      if (errors.length > 0) throw new Error(`the page threw:\n${errors.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect, type Page } from 'playwright/test';

let counter = 0;

/** A new member's data; the e-mail address is new in every run. */
export const newMember = (name: string): { name: string; tel: string; email: string; password: string } => {
  counter += 1;
  return {
    name,
    tel: '01012345678',
    email: `${name.toLowerCase()}.${process.pid}.${Date.now()}.${counter}@example.com`,
    password: 'travel2026',
  };
};

/** Opens a page of the shop in a language. */
export const open = async (page: Page, path: string, lanTp: string): Promise<void> => {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lan_tp=${lanTp}`);
};
