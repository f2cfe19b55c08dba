#!/usr/bin/env node
// npm run start:distributed: the same site as npm start, each part a process of its own and booking two of them.
// --bookings=3 starts more; --no-build takes the builds as they are.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buildAll } from './lib/build.mjs';
import { brokerPlan } from './lib/broker.mjs';
import { checkInstalled } from './lib/check-installed.mjs';
import { checkNode } from './lib/check-node.mjs';
import { beginningOf, endLeftBehind, inEndingOrder, starterOf } from './lib/left-behind.mjs';
import { ensureNatsServer } from './lib/machine.mjs';
import { isFree, portNear, waitFor } from './lib/ports.mjs';
import { fail, root } from './lib/run.mjs';
import { documentKeyOf } from './lib/secrets.mjs';
import { sitePlan } from './lib/site-plan.mjs';
import { storeUrl } from './lib/store-url.mjs';
import { supervise } from './lib/supervised.mjs';

const flags = new Set(process.argv.slice(2));
const wanted = [...flags].map((flag) => /^--bookings=([1-9])$/.exec(flag)?.[1]).find(Boolean);
const bookings = Array.from({ length: Number(wanted ?? 2) }, (_, index) => `booking-${index + 1}`);
/** Starts in vain after which a process is not worth waiting for. */
const TRIES = 3;

const env = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
const dataDir = path.resolve(env.DATA_DIR ?? '.data');
const processFile = path.join(dataDir, 'processes.json');
const running = [];
let ending = false;

const say = (line) => console.log(line);

/** Ends what runs. */
const endAll = async () => {
  for (const group of inEndingOrder(running)) await Promise.all(group.map((one) => one.stop()));
  rmSync(processFile, { force: true });
};

const end = async (code, sentence) => {
  if (ending) return;
  ending = true;
  if (sentence) console.error(`\n${sentence}`);
  await endAll();
  process.exit(code);
};

/**
 * Who runs where, for people and for programs; written anew whenever somebody has been started again. For its owner
 * alone: the addresses of store and broker let in whoever knows them.
 */
const noteProcesses = () => {
  const parts = running.map(({ name, port, pid, url }) => ({ name, port, pid, url }));
  const rows = [...parts, { name: 'starter', pid: process.pid }].map((row) => ({
    ...row,
    began: beginningOf(row.pid),
  }));
  // Whoever reads it meanwhile finds the rows of before or the new ones, never half of them.
  writeFileSync(`${processFile}.new`, `${JSON.stringify(rows, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${processFile}.new`, processFile);
};

/** Starts a process and waits until it is ready; `url` answers where it is then, with credentials. */
const run = async ({ name, port, ready, url, ...how }) => {
  const one = supervise({ name, ...how, say, onStart: () => setImmediate(noteProcesses) });
  const row = Object.assign(Object.create(one), { port });
  running.push(row);
  const answered = await waitFor({
    tcp: port,
    url: ready,
    givenUp: () => ending || one.starts > TRIES,
  });
  if (answered && url) {
    row.url = url();
    noteProcesses();
  }
  if (answered || ending) return;
  await end(1, `${name} does not get ready; its own words stand above.`);
  // The process ends; whoever waits for this one is not to go on.
  await once(process, 'exit');
};

const startBroker = async (port) => {
  const command = ensureNatsServer();
  if (!command)
    fail(
      'No nats-server on this machine; install it (Debian: "apt-get install nats-server") or set NATS_URL to one with JetStream.',
    );
  const { args, url } = brokerPlan(dataDir, port);
  await run({ name: 'nats', port, command, args, env, url: () => url, chatter: /\[INF\]/ });
  return url;
};

const startStore = async (port) => {
  const folder = path.join(dataDir, 'store');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const args = ['--enable-source-maps', 'libs/embedded-mongo/dist/main.js', folder, String(port)];
  const url = () => storeUrl(folder, port);
  await run({ name: 'store', port, args, env, url, chatter: /"ready":true/ });
  return url();
};

/** Fills an empty shop, saying how far it is; answers what was said about who may try it. */
const seed = async (seeds) => {
  const people = [];
  for (const { args, env: told } of seeds) {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: told,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('Filling')) say(`  ${line}`);
      else people.push(line.split(': '));
    });
    const [code] = await once(child, 'close');
    if (code !== 0 && !ending) await end(1, 'The shop could not be filled; the reason stands above.');
  }
  return people;
};

const printBlock = (lines) => {
  const width = Math.max(...lines.map(([label]) => label.length));
  const rule = '─'.repeat(64);
  const table = running.map(
    ({ name, port, pid }) => `  ${name.padEnd(width)}  port ${String(port).padEnd(5)}  pid ${pid}`,
  );
  say(
    [rule, ...lines.map(([label, text]) => `  ${label.padEnd(width)}  ${text}`), rule, ...table, rule].join(
      '\n',
    ),
  );
};

/** Makes room where a start was killed before it could end its parts; they would hold ports and store for good. */
const takeOver = async () => {
  const starter = starterOf(processFile);
  if (starter !== undefined)
    fail(`The site in ${dataDir} is running already, by process ${starter}; stop that one, or set DATA_DIR.`);
  const ended = await endLeftBehind(processFile);
  if (ended.length > 0) say(`Ended what a start that was killed had left running: ${ended.join(', ')}.`);
};

const start = async () => {
  checkNode();
  checkInstalled();
  if (env.NODE_ENV === 'production')
    fail('NODE_ENV is production, and this start includes the payment sandbox; unset NODE_ENV.');
  await takeOver();
  const edgePort = Number(env.PORT ?? 3000);
  const sandboxPort = Number(env.SANDBOX_PORT ?? edgePort + 1);
  for (const [port, variable] of [
    [edgePort, 'PORT'],
    [sandboxPort, 'SANDBOX_PORT'],
  ])
    if (!(await isFree(port)))
      fail(`Port ${port} cannot be used; set ${variable} to another one and start again.`);
  if (!flags.has('--no-build')) {
    say('Building what has changed (the first time takes about half a minute) …');
    const built = await buildAll();
    if (built !== 0) fail('The build failed; the reason stands above.', built);
  }

  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end(0));
  // Whatever ends this process, the others do not go on without it.
  process.on('exit', () => running.forEach((one) => one.kill()));

  // Before there is a store: one without its key is rejected.
  if (!env.DOCUMENT_KEY) documentKeyOf(dataDir);
  const ports = { edge: edgePort, sandbox: sandboxPort };
  const inside = ['nats', 'store', 'mail', 'metrics', 'account', 'catalog', 'community', ...bookings];
  for (const [index, name] of inside.entries()) ports[name] = await portNear(edgePort + 10 + index);
  const [natsUrl, mongoUrl] = await Promise.all([
    env.NATS_URL ?? startBroker(ports.nats),
    env.MONGO_URL ?? startStore(ports.store),
  ]);
  const plan = sitePlan({ ports, dataDir, mongoUrl, natsUrl, env, bookings });
  const people = await seed(plan.seeds);
  await Promise.all(plan.behind.map(run));
  await run(plan.edge);
  if (ending) return;
  printBlock([
    ['Narae is open', plan.origin],
    ...people,
    ['Sandbox', `${plan.sandboxOrigin}  (payments, ${plan.sandboxOrigin}/mailbox)`],
    ['Data', dataDir],
    ['Numbers', `http://127.0.0.1:${ports.metrics}/metrics (edge), /metrics on the port of each service`],
    ['Processes', processFile],
    ['Stop', 'Ctrl-C'],
  ]);
};

await start();
