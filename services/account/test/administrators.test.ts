import { credentials, mina, startSite, type Site } from './support/site.ts';

let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

it('tells administrators the names of administrators, and nobody else anything', async () => {
  const browser = site.browser();
  await browser.call('join', mina);
  await browser.call('loginCallback', credentials);
  expect(await browser.call('administrators')).toMatchObject({ status: 403, body: { error: 'admin_only' } });

  const { mem_id, mem_nm } = (await site.members.findOneAndUpdate({}, { admin_yn: 'Y' }).lean()) ?? {};
  await browser.call('loginCallback', credentials);
  expect((await browser.call('administrators')).body).toEqual([{ mem_id, mem_nm }]);
  expect((await site.browser().call('administrators')).body.error).toBe('login_required');
});
