import type { Logger } from '@narae/service-kit';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteReleases, VisitorReleases } from '../releases/site-releases.ts';
import { openRenderer, type Renderer } from './open-renderer.ts';

const BUNDLE = 'first-screen.cjs';
/** Each is a thread with a program in it: as many as there are pairs while shell and catalogue are both shared. */
const MOST_RENDERERS = 4;
/** Milliseconds after which a renderer nobody has asked is let go, such as that of the release before. */
const IDLE_MS = 60_000;

export interface ChosenRenderer {
  /** Names the releases that render. */
  readonly key: string;
  readonly renderer: Renderer;
}

export interface Renderers {
  /** Null where a release brings no rendering, or too many different ones are at work. */
  readonly of: (releases: VisitorReleases) => ChosenRenderer | null;
  readonly close: () => Promise<void>;
}

/** One renderer for each choice of releases that visitors have at the moment. */
export const createRenderers = (
  site: SiteReleases,
  log: Logger,
  now = () => performance.now(),
): Renderers => {
  const open = new Map<string, { renderer: Renderer; askedAt: number }>();

  const letGo = (): void => {
    for (const [key, { renderer, askedAt }] of open) {
      if (now() - askedAt < IDLE_MS) continue;
      open.delete(key);
      void renderer.close();
    }
  };

  return {
    of: ({ shell, remotes }) => {
      const file = path.join(site.rootOf('shell'), shell ?? '', BUNDLE);
      if (shell === null || !existsSync(file)) return null;
      const folders = remotes
        .map(({ name, version }) => [name, path.join(site.rootOf(name), version)] as const)
        .filter(([, folder]) => existsSync(path.join(folder, BUNDLE)));
      const key = JSON.stringify([file, folders]);
      const known = open.get(key);
      if (known) {
        known.askedAt = now();
        if (open.size > 1) letGo();
        return { key, renderer: known.renderer };
      }
      letGo();
      if (open.size >= MOST_RENDERERS) return null;
      const renderer = openRenderer(file, { remotes: Object.fromEntries(folders) }, log);
      open.set(key, { renderer, askedAt: now() });
      return { key, renderer };
    },
    close: async () => {
      await Promise.all([...open.values()].map(({ renderer }) => renderer.close()));
    },
  };
};
