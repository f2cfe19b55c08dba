type Close = () => unknown;

/** Collects what a test fixture opens, to be closed in reverse order. */
export class Cleanup {
  #closers: Close[] = [];

  add(close: Close): void {
    this.#closers.push(close);
  }

  /** Closes everything once, the last opened first; a closer that fails does not keep the others open. @throws its error */
  async run(): Promise<void> {
    const errors: unknown[] = [];
    for (let close = this.#closers.pop(); close; close = this.#closers.pop()) {
      try {
        await close();
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
  }
}

/** Builds a fixture; when that fails halfway, what was opened so far is closed again. @throws what building threw */
export async function withCleanup<T>(build: (cleanup: Cleanup) => Promise<T>): Promise<T> {
  const cleanup = new Cleanup();
  try {
    return await build(cleanup);
  } catch (error) {
    await cleanup.run().catch(() => undefined);
    throw error;
  }
}
