import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt } from 'jose';
import { credentials, mina, startSite, type Browser, type Site } from './support/site.ts';

let community: Server;
let told: { of: string | undefined; info: unknown }[];
let site: Site;
let here: Browser;
beforeEach(async () => {
  told = [];
  community = createServer((request, reply) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { sub } = decodeJwt((request.headers.authorization ?? '').slice('Bearer '.length));
      told.push({ of: sub, ...(JSON.parse(body) as { info: unknown }) });
      reply.end('{"msg":"success"}');
    });
  });
  await once(community.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(community.address() as AddressInfo).port}`;
  site = await startSite({ config: { domainUrls: { booking: [], community: [url] } } });
  here = site.browser();
  await here.call('join', mina);
  await here.call('loginCallback', credentials);
});
afterEach(async () => {
  await site.close();
  const closed = once(community.close(), 'close');
  community.closeAllConnections();
  await closed;
});

it('the community is told when a nickname changes, with a token for that member alone', async () => {
  const profile = { mem_nm: mina.mem_nm, mem_tel: mina.mem_tel, mail_lan_tp: 'ENG', profile_version: 0 };
  const answer = await here.call('profileChange', { ...profile, mem_nick: 'Minnie' });
  expect(answer.status).toBe(200);
  await site.settle();
  expect(told).toEqual([{ of: 'MEM0000000001', info: { nick: 'Minnie', picture: '' } }]);
});
