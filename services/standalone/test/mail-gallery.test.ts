import { htmlLang, LAN_TPS } from '@narae/contracts/languages';
import { mailPolicies } from '@narae/contracts/mail-kinds';
import { mailPages } from '@narae/test-kit/mail-pages';
import { mailExamples as accountMails } from '../../account/test/support/mail-examples.ts';
import { mailExamples as bookingMails } from '../../booking/test/support/mail-examples.ts';

const pictures = { logo: 'data:image/svg+xml,logo', code: 'data:image/png,code' };
const files = mailPages({ ...bookingMails, ...accountMails }, pictures);
const kinds = Object.keys(mailPolicies);

test.each(LAN_TPS.flatMap((lanTp) => (['light', 'dark'] as const).map((theme) => [lanTp, theme] as const)))(
  '/mails of the gallery shows every kind in %s, %s, on a phone and on a desktop',
  (lanTp, theme) => {
    const page = files.get(`${lanTp}-${theme}.html`) ?? '';
    expect(page).not.toContain('undefined');
    for (const kind of kinds) expect(page).toContain(`<section id="${kind}">`);
    const shown = [...page.matchAll(/src="([^"]+)" width="(\d+)"/g)].map(([, file, width]) => ({
      file,
      width,
    }));
    expect(shown.filter(({ width }) => width === '360')).toHaveLength(shown.length / 2);
    expect(shown.length).toBeGreaterThanOrEqual(2 * kinds.length);
    for (const { file = '' } of shown) {
      const mail = files.get(file) ?? '';
      expect(mail).toContain(`<html lang="${htmlLang(lanTp)}"`);
      expect(mail).not.toMatch(/cid:|prefers-color-scheme/);
      expect(mail.includes('@media all')).toBe(theme === 'dark');
    }
  },
);

it('says of each kind whether it can be stopped, and opens in English', () => {
  const page = files.get('index.html') ?? '';
  expect(page).toBe(files.get('ENG-light.html'));
  expect(page.split('can be stopped: ').length).toBeGreaterThan(8);
});
