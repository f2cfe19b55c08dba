import { existsSync } from 'node:fs';
import path from 'node:path';
import { SSR_BUNDLE } from '../release-files.mjs';
import type { SsrLog } from './log.ts';
import { openRenderer, type Renderer } from './renderer.ts';

/** Each is a thread with a program: as many as pairs while shell and catalogue both have a canary. */
const MAX_RENDERERS = 4;
/** Milliseconds after which an unused renderer is closed, such as the last release's. */
const IDLE_MS = 60_000;

export interface ReleaseFolders {
  readonly shell: string;
  readonly remotes: Readonly<Record<string, string>>;
}

export interface ChosenRenderer {
  readonly key: string;
  readonly renderer: Renderer;
  readonly remotes: Readonly<Record<string, string>>;
}

export interface Renderers {
  /** Null where a release brings no server rendering, or too many renderers are at work. */
  readonly of: (folders: ReleaseFolders) => ChosenRenderer | null;
  readonly close: () => Promise<void>;
}

export const createRenderers = (log: SsrLog, now = () => performance.now()): Renderers => {
  const open = new Map<string, { chosen: ChosenRenderer; askedAt: number }>();
  // Saves looking for a bundle again: a release never changes.
  const withBundle = new Set<string>();
  const hasBundle = (folder: string): boolean => {
    if (withBundle.has(folder)) return true;
    const found = existsSync(path.join(folder, SSR_BUNDLE));
    if (found) withBundle.add(folder);
    return found;
  };

  const closeIdle = (): void => {
    for (const [key, { chosen, askedAt }] of open) {
      if (now() - askedAt < IDLE_MS) continue;
      open.delete(key);
      void chosen.renderer.close();
    }
  };

  return {
    of: (folders) => {
      if (!hasBundle(folders.shell)) return null;
      const remotes = Object.fromEntries(
        Object.entries(folders.remotes).filter(([, folder]) => hasBundle(folder)),
      );
      const key = JSON.stringify([folders.shell, remotes]);
      const cached = open.get(key);
      if (cached) {
        cached.askedAt = now();
        if (open.size > 1) closeIdle();
        return cached.chosen;
      }
      closeIdle();
      if (open.size >= MAX_RENDERERS) return null;
      const chosen = { key, remotes, renderer: openRenderer(path.join(folders.shell, SSR_BUNDLE), log) };
      open.set(key, { chosen, askedAt: now() });
      return chosen;
    },
    close: async () => {
      await Promise.all([...open.values()].map(({ chosen }) => chosen.renderer.close()));
    },
  };
};
