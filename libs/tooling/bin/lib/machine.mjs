import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

const runnable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (name) => {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : undefined;
};

/** Installs a Debian package where this is a Debian machine and we may; says so first. */
const aptInstall = (name) => {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false;
  console.log(`Installing ${name} from the system's packages (once per machine) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...name.split(' '));
};

const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const findChromium = () =>
  [process.env.CHROMIUM_PATH, ...chromiumNames.map(onPath)].find((file) => file && runnable(file));

/** Whether this machine can draw Chinese, Korean and Japanese; screenshots need it, tests do not. */
const hasCjkFonts = () => {
  try {
    return execFileSync('fc-list', [':lang=ko', 'family'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return false;
  }
};

/** The path of a Chromium: the machine's own, or installed here and now. @throws with what to do where neither works */
export const ensureChromium = () => {
  const found = findChromium() ?? (aptInstall('chromium') ? findChromium() : undefined);
  if (!found)
    throw new Error(
      'No Chromium on this machine; install it (Debian: "apt-get install chromium") or set CHROMIUM_PATH to one.',
    );
  if (!hasCjkFonts()) aptInstall('fonts-noto-cjk');
  return found;
};

/** The path of a nats-server, or undefined where there is none and none can be installed. */
export const ensureNatsServer = () =>
  onPath('nats-server') ?? (aptInstall('nats-server') ? onPath('nats-server') : undefined);
