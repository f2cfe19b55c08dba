import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild';
import { writeMails } from './mails.mjs';

/*
 * npm run gallery -w libs/ui [-- --serve]
 * Writes dist/gallery/index.html: every component in every state. ?lan=KOR and ?theme=dark choose how.
 * dist/gallery/mails/index.html: every mail in every language, on a phone and on a desktop, light and dark.
 */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const outdir = here('../dist/gallery');

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Narae components</title>
<link rel="stylesheet" href="gallery.css">
<div id="root"></div>
<script type="module" src="gallery.js"></script>
</html>
`;

const options = {
  entryPoints: { gallery: here('./gallery.tsx') },
  outdir,
  bundle: true,
  splitting: true,
  format: 'esm',
  jsx: 'automatic',
  target: 'es2022',
  define: { 'process.env.NODE_ENV': '"development"' },
};

await mkdir(outdir, { recursive: true });
await writeFile(`${outdir}/index.html`, page);
await writeMails(outdir);
if (process.argv.includes('--serve')) {
  const watching = await context(options);
  await watching.watch();
  const { port } = await watching.serve({ servedir: outdir, host: '127.0.0.1' });
  console.log(`Gallery: http://127.0.0.1:${port}`);
} else {
  await build(options);
  console.log(`Gallery: ${outdir}/index.html (serve the folder, or add --serve)`);
}
