import { execFileSync } from 'node:child_process';
import { chromium, type Browser } from 'playwright';

/** How Chromium runs on machines without a display, a sandbox user or an open network. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The machine's Chromium: CHROMIUM_PATH (which `npm test` sets) or the first one on the PATH. */
export const chromiumPath = (): string =>
  process.env['CHROMIUM_PATH'] ??
  execFileSync(
    'sh',
    ['-c', 'command -v chromium || command -v chromium-browser || command -v google-chrome'],
    {
      encoding: 'utf8',
    },
  ).trim();

/** A browser without a window. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
