import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Changes to files of the project, collected first and written together, so that a mistake leaves nothing half done. */
export class Project {
  readonly #root: string;
  readonly #files = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
  }

  has(file: string): boolean {
    return this.#files.has(file) || existsSync(path.join(this.#root, file));
  }

  async read(file: string): Promise<string> {
    return this.#files.get(file) ?? readFile(path.join(this.#root, file), 'utf8');
  }

  /** @throws Error where there is such a file already */
  create(file: string, text: string): void {
    if (this.has(file)) throw new Error(`${file} is there already.`);
    this.#files.set(file, text);
  }

  async change(file: string, edit: (text: string) => string): Promise<void> {
    const text = await this.read(file);
    const changed = edit(text);
    if (changed === text) throw new Error(`${file} does not look as expected: nothing could be added.`);
    this.#files.set(file, changed);
  }

  /** Adds text before the last place that matches. */
  async insertBefore(file: string, place: RegExp, text: string): Promise<void> {
    await this.change(file, (code) => {
      const at = [...code.matchAll(place)].at(-1)?.index;
      return at === undefined ? code : `${code.slice(0, at)}${text}${code.slice(at)}`;
    });
  }

  /** The files that are made or changed, from the project's folder. */
  get files(): readonly string[] {
    return [...this.#files.keys()];
  }

  /** Writes everything. */
  async write(): Promise<void> {
    for (const [file, text] of this.#files) {
      await mkdir(path.dirname(path.join(this.#root, file)), { recursive: true });
      await writeFile(path.join(this.#root, file), text);
    }
  }
}
