import { noProviders } from '@narae/account/providers';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { accountService } from '@narae/account/app';
import { bookingService } from '@narae/booking/app';
import { catalogService } from '@narae/catalog/app';
import { calls } from '@narae/contracts';
import { openApi, openApiPath } from '@narae/contracts/openapi';
import { communityService } from '@narae/community/app';
import { edgeService } from '@narae/edge/app';
import type { Service } from '@narae/service-kit';
import { startTestService, type TestService } from '@narae/test-kit';
import { readBookingConfig } from '../../booking/src/config.ts';
import { edgeSettings } from '../../edge/src/config.ts';

type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };
interface Operation {
  readonly operationId: string;
  readonly requestBody?: {
    readonly content: { readonly 'application/json'?: { readonly example: unknown } };
  };
}

/** `GET /files/{mem_file_id}` of everything a service mounts below its own probes. */
const mounted = new Set<string>();

const watched = <Config>(service: Service<Config>): Service<Config> => ({
  ...service,
  plugin: async (app, options) => {
    app.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat())
        if (one === 'GET' || one === 'POST') mounted.add(`${one} ${openApiPath({ path: url })}`);
    });
    await service.plugin(app, options);
  },
});

let folder: string;
let services: TestService[] = [];
let edge: TestService;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'narae-docs-'));
  const account = {
    signingKey: { jwk: null, file: path.join(folder, 'key.json') },
    mailLinkKey: Buffer.alloc(32, 8),
    publicOrigin: 'http://shop.example',
    lifetime: { idleDays: 14, maxDays: 90 },
    providers: noProviders,
    throttled: true,
  };
  const booking = readBookingConfig({
    DOCUMENT_KEY: '7'.repeat(64),
    MAIL_LINK_KEY: '8'.repeat(64),
    PUBLIC_ORIGIN: 'http://shop.example',
  });
  services = [
    await startTestService(watched(accountService), account),
    await startTestService(watched(catalogService), { mediaDir: folder }),
    await startTestService(watched(bookingService), booking),
    await startTestService(watched(communityService), { throttled: true, documentKey: booking.documentKey }),
  ];
  edge = await startTestService(edgeService, edgeSettings.parse({ APPS_DIR: folder }));
  services.push(edge);
}, 120_000);
afterAll(async () => {
  for (const service of services) await service.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string) => edge.app.inject({ method: 'GET', url, headers: { host: 'localhost' } });
const documentAt = async (url: string): Promise<Document> => (await get(url)).json<Document>();

describe('the API documents', () => {
  it('name exactly the routes that are mounted', async () => {
    const { paths } = await documentAt('/api/docs/openapi.json');
    const documented = Object.entries(paths).flatMap(([url, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${url}`),
    );
    expect([...documented].sort()).toEqual([...mounted].sort());
  });

  it.each(['openapi', 'account', 'catalog', 'booking', 'community'])(
    '%s.json is valid OpenAPI 3.1',
    async (name) => {
      const { valid, errors } = await new Validator().validate(
        (await get(`/api/docs/${name}.json`)).json<Record<string, unknown>>(),
      );
      expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
    },
  );

  it('of the services together make the whole', async () => {
    const parts = await Promise.all(
      ['account', 'catalog', 'booking', 'community'].map((name) => documentAt(`/api/docs/${name}.json`)),
    );
    const together = parts.flatMap(({ paths }) => Object.keys(paths)).sort();
    expect(together).toEqual(Object.keys((await documentAt('/api/docs/openapi.json')).paths).sort());
  });

  it('show examples that the calls take', () => {
    const { paths } = openApi('session') as Document;
    const examples = Object.values(paths)
      .flatMap((operations) => Object.values(operations))
      .flatMap(({ operationId, requestBody }) => {
        const json = requestBody?.content['application/json'];
        return json ? [{ operationId, info: (json.example as { info: object }).info }] : [];
      });
    const rejected = examples.filter(({ operationId, info }) => {
      const contract = calls[operationId as keyof typeof calls];
      const inPath = [...contract.path.matchAll(/:(\w+)/g)];
      return inPath.length === 0 && !contract.input.safeParse(info).success;
    });
    expect(rejected).toEqual([]);
    expect(examples.length).toBeGreaterThan(80);
  });

  it('can be browsed, with everything from this origin', async () => {
    const page = await get('/api/docs');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '');
    expect(files).toHaveLength(4);
    for (const file of files) expect((await get(file)).statusCode).toBe(200);
    expect((await get('/api/docs/assets/package.json')).statusCode).toBe(404);
  });
});
