import { LAN_TPS } from '@narae/contracts/languages';
import type { Project } from './project.ts';

/** Adds texts to the pack of every language, in English until somebody translates them. */
export async function addTexts(
  project: Project,
  folder: string,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  for (const lanTp of LAN_TPS) {
    const file = `${folder}/${lanTp}.json`;
    if (!project.has(file)) {
      project.create(file, `${JSON.stringify(texts, null, 2)}\n`);
      continue;
    }
    await project.change(file, (json) => {
      const pack = { ...(JSON.parse(json) as Record<string, string>), ...texts };
      const sorted = Object.entries(pack).sort(([a], [b]) => (a < b ? -1 : 1));
      return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
    });
  }
}
