import { existsSync } from 'node:fs';
import path from 'node:path';
import { SSR_BUNDLE } from '../release-files.mjs';
import type { SsrLog } from './log.ts';
import { openRenderer, type Renderer } from './renderer.ts';

/** Each is a thread with a program in it: as many as there are pairs while shell and catalogue both have a canary. */
const MAX_RENDERERS = 4;
/** Milliseconds after which a renderer nobody has asked is closed, such as that of the release before. */
const IDLE_MS = 60_000;

/** Folders of the releases a visitor gets. */
export interface ReleaseFolders {
  readonly shell: string;
  readonly remotes: Readonly<Record<string, string>>;
}

export interface ChosenRenderer {
  /** Names the releases that render. */
  readonly key: string;
  readonly renderer: Renderer;
  /** Folders of the remotes that are rendered by servers, by name. */
  readonly remotes: Readonly<Record<string, string>>;
}

export interface Renderers {
  /** Null where a release brings no server rendering, or too many different ones are at work. */
  readonly of: (folders: ReleaseFolders) => ChosenRenderer | null;
  readonly close: () => Promise<void>;
}

/** One renderer for each choice of releases that visitors have at the moment. */
export const createRenderers = (log: SsrLog, now = () => performance.now()): Renderers => {
  const open = new Map<string, { chosen: ChosenRenderer; askedAt: number }>();
  // A release never changes: what it brings is looked for until it is there.
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
      const known = open.get(key);
      if (known) {
        known.askedAt = now();
        if (open.size > 1) closeIdle();
        return known.chosen;
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
