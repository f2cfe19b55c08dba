import { drawGently } from '@narae/catalog/drawing';

const [mediaDir] = process.argv.slice(2);
if (mediaDir === undefined) throw new Error('Usage: draw-pictures <folder of the pictures>');
drawGently(mediaDir);
