import { drawGently } from '../src/seeding/gentle-drawing.ts';

/** The process of `openGentleDrawing`. */
drawGently(process.argv[2] ?? '');
