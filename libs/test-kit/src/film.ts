import { readFile } from 'node:fs/promises';

/** A whole mp4 film of about a second, 64 × 36 pixels, H.264. */
export const readFilm = (): Promise<Buffer> => readFile(new URL('./fixtures/film.mp4', import.meta.url));
