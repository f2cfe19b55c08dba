import { fork } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import sharp from 'sharp';
import { type PictureAddress, pictureFiles } from '../media/index.ts';
import { renderInto, type RenderDrawing } from './missing-pictures.ts';

interface Order {
  readonly svg: string;
  readonly addresses: readonly PictureAddress[];
}

/** A low-priority process that draws one picture at a time while visitors use the shop. */
export interface GentleDrawing {
  readonly render: RenderDrawing;
  readonly close: () => Promise<void>;
}

/** @param entry a program that calls `drawGently` */
export const openGentleDrawing = (entry: string, mediaDir: string): GentleDrawing => {
  const execArgv = entry.endsWith('.ts')
    ? ['--import', import.meta.resolve('tsx')]
    : ['--enable-source-maps'];
  const child = fork(entry, [mediaDir], { execArgv });
  const exited = once(child, 'exit');
  return {
    render: async (svg, addresses) => {
      const ended = exited.then(() => {
        throw new Error('the process that draws pictures has ended');
      });
      child.send({ svg, addresses } satisfies Order);
      await Promise.race([once(child, 'message'), ended]);
    },
    close: async () => {
      // Pictures appear whole: the next start draws an interrupted one again.
      child.kill('SIGTERM');
      await exited;
    },
  };
};

/** Draws what it is sent into a folder until the sender ends; a failed drawing ends it. */
export const drawGently = (mediaDir: string): void => {
  os.setPriority(os.constants.priority.PRIORITY_LOW);
  sharp.concurrency(1);
  const render = renderInto(pictureFiles(mediaDir));
  // Ctrl-C reaches both; the parent ends this one.
  process.on('SIGINT', () => undefined);
  process.on('message', ({ svg, addresses }: Order) => {
    void render(svg, addresses).then(() => process.send?.('drawn'));
  });
};
