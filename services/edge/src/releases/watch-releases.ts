import type { SiteReleases } from './site-releases.ts';

/**
 * Looks as often as `lookMs` of the releases says whether they are others, and says so. By looking, because the files may lie on a
 * volume where nobody is told of changes. Answers how to stop.
 */
export const watchReleases = (releases: SiteReleases, onChange: () => void): (() => void) => {
  let known: string | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout;
  const look = async (): Promise<void> => {
    const now = await releases.current().then(
      (states) => JSON.stringify(states.map(({ line, canary }) => [line.at(-1), canary])),
      () => known,
    );
    if (stopped) return;
    if (known !== undefined && now !== known) onChange();
    known = now;
    timer = setTimeout(() => void look(), releases.lookMs).unref();
  };
  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
};
