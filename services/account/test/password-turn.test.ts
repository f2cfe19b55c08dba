import { execFileSync } from 'node:child_process';
import { constants, closeSync, openSync } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pictureWork, picturesWaiting } from '@narae/service-kit';
import { checkPassword, hashPassword } from '../src/sessions/passwords/password.ts';

/** More than the threads that pictures, passwords and files share. */
const pictures = 12;
let folder: string;
let pipes: string[];
let working: Promise<unknown>;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'narae-pipes-'));
  pipes = Array.from({ length: pictures }, (_, index) => path.join(folder, `${index}`));
  execFileSync('mkfifo', pipes);
  working = Promise.resolve();
});
afterEach(async () => {
  const ends = pipes.map(letGo);
  await working;
  ends.forEach((end) => closeSync(end));
  await rm(folder, { recursive: true });
});

/** Keeps a thread until `letGo`, as decoding a large picture does for as long as it takes: a pipe opens once somebody writes to it. */
const keepThread = async (pipe: string): Promise<void> => (await open(pipe, 'r')).close();
/** Opening for both waits for nobody. */
const letGo = (pipe: string): number => openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);

it('checks a password while pictures wait for their turn', async () => {
  const stored = await hashPassword('narae1234');
  const inTurn = pictureWork(pictures);
  working = Promise.all(pipes.map((pipe) => inTurn(() => keepThread(pipe))));
  await nextTurn();
  expect(await checkPassword(stored, 'narae1234')).toBe('right');
  expect(picturesWaiting()).toBe(pictures - 1);
});

it('takes no more pictures than may wait', async () => {
  const inTurn = pictureWork(2);
  let finish = (): void => undefined;
  const first = inTurn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const second = inTurn(async () => undefined);
  await expect(inTurn(async () => undefined)).rejects.toMatchObject({ key: 'service_unavailable' });
  finish();
  await Promise.all([first, second]);
  await expect(inTurn(async () => 'turn')).resolves.toBe('turn');
});
