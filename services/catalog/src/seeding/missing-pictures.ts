import pLimit from 'p-limit';
import { type PictureAddress, type PictureFiles, pictureWidths } from '../media/index.ts';
import { renderPicture, type RenderedPicture } from './render-picture.ts';

/** The original comes last: where it lies, all renderings lie. */
const write = async (
  files: PictureFiles,
  address: PictureAddress,
  renderings: readonly RenderedPicture[],
): Promise<void> => {
  const widest = Math.max(...renderings.map((rendering) => rendering.width));
  for (const { width: drawn, format, bytes } of renderings) {
    const width = pictureWidths.find((offered) => offered === drawn);
    if (!width || (drawn === widest && format === 'jpg')) continue;
    await files.putVariant(address, { width, format }, bytes);
  }
  const original = renderings.find(({ width, format }) => width === widest && format === 'jpg');
  if (!original) throw new Error(`No picture came out of ${address.file_name}`);
  await files.put(address, original.bytes);
};

export interface Missing {
  readonly draw: () => string;
  readonly addresses: readonly PictureAddress[];
}

export type RenderDrawing = (svg: string, addresses: readonly PictureAddress[]) => Promise<void>;

export interface MissingPictures {
  /** Draws a picture before its turn, once for all who ask; resolves at once if it is not missing. */
  readonly draw: (address: PictureAddress) => Promise<void>;
  /**
   * Draws all pictures; after a failure none is begun.
   * @param atOnce parallel drawings; one leaves room for visitors' requests
   * @param render renders elsewhere, beside visitors' requests; without it they wait for each other
   * @param progress called after each drawing with how many are done
   */
  readonly drawAll: (how: {
    readonly atOnce: 1 | 2;
    readonly render?: RenderDrawing | undefined;
    readonly progress: (done: number, all: number) => void;
    readonly signal?: AbortSignal | undefined;
  }) => Promise<void>;
}

/** The cores of a small machine; the encoder itself uses threads. */
const drawnAtOnce = 2;

/** Renders in this process. */
export const renderInto =
  (files: PictureFiles): RenderDrawing =>
  async (svg, addresses) => {
    const renderings = await renderPicture(svg);
    for (const address of addresses) await write(files, address, renderings);
  };

/** Pictures of the site and of lists first, then those at the top of pages. */
const asSeen = (a: Missing, b: Missing): number => {
  const rank = ({ addresses }: Missing): number =>
    Math.min(...addresses.map(({ file_path, file_type }) => (file_path === 'site' ? 0 : Number(file_type))));
  return rank(a) - rank(b);
};

/** Pictures to be drawn into a folder, in the order visitors see them. */
export const createMissingPictures = (files: PictureFiles, missing: readonly Missing[]): MissingPictures => {
  const inOrder = missing.toSorted(asSeen);
  const byPath = new Map(
    inOrder.flatMap((picture) =>
      picture.addresses.map((address) => [files.pathOf(address), picture] as const),
    ),
  );
  const inTurn = pLimit(drawnAtOnce);
  const renderHere: RenderDrawing = (svg, addresses) => inTurn(() => renderInto(files)(svg, addresses));
  const drawings = new Map<Missing, Promise<void>>();
  const drawn = (picture: Missing, render = renderHere): Promise<void> => {
    const begun = drawings.get(picture);
    if (begun) return begun;
    const drawing = Promise.resolve()
      .then(() => render(picture.draw(), picture.addresses))
      .catch((error: unknown) => {
        // The next request tries again.
        drawings.delete(picture);
        throw error;
      });
    drawings.set(picture, drawing);
    return drawing;
  };
  return {
    draw: async (address) => {
      const picture = byPath.get(files.pathOf(address));
      if (picture) await drawn(picture);
    },
    drawAll: async ({ atOnce, render, progress, signal }) => {
      const queue = inOrder.values();
      const failed = new AbortController();
      const ended = AbortSignal.any([failed.signal, ...(signal ? [signal] : [])]);
      let done = 0;
      const work = async (): Promise<void> => {
        for (const picture of queue) {
          ended.throwIfAborted();
          await drawn(picture, render);
          done += 1;
          progress(done, missing.length);
        }
      };
      const works = Array.from({ length: atOnce }, () =>
        work().catch((error: unknown) => {
          failed.abort(error);
        }),
      );
      await Promise.all(works);
      ended.throwIfAborted();
    },
  };
};
