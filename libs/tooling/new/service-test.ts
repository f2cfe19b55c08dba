/** How a test of each service starts it and makes a call. */
const starts = {
  catalog: {
    imports: `import { startCatalog, type TestCatalog } from './fixtures.ts';`,
    type: 'TestCatalog',
    start: 'startCatalog()',
    call: (name: string) => `service.inject('${name}', {})`,
  },
  booking: {
    imports: `import { startBooking, type TestBooking } from './support/start-booking.ts';`,
    type: 'TestBooking',
    start: 'startBooking()',
    call: (name: string) => `service.inject('${name}', {})`,
  },
  account: {
    imports: `import { startSite, type Site } from './site.ts';`,
    type: 'Site',
    start: 'startSite()',
    call: (name: string) => `service.browser().call('${name}')`,
  },
} as const;
export type TestedOwner = keyof typeof starts;

/** A first test of a call through its service's HTTP face; a protected one is tried by a stranger. */
export function serviceTest(owner: TestedOwner, name: string, guarded: boolean): string {
  const { imports, type, start, call } = starts[owner];
  const outcome = guarded
    ? `  const { status, body } = await ${call(name)};
  expect([status, body.error]).toEqual([401, 'login_required']);`
    : `  const { status, body } = await ${call(name)};
  expect([status, body]).toEqual([200, []]);`;
  return `${imports}

let service: ${type};
beforeAll(async () => {
  service = await ${start};
});
afterAll(() => service.close());

it('${guarded ? 'rejects whoever is not signed in' : 'answers rows'}', async () => {
${outcome}
});
`;
}
