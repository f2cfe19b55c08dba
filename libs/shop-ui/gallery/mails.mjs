import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';

const load = (file) => tsImport(`../../../${file}`, import.meta.url);

const dataOf = (type, content) => `data:${type};base64,${Buffer.from(content).toString('base64')}`;

/** Writes `/mails` of the gallery: each kind with the facts of its examples, which the services' tests use too. */
export async function writeMails(outdir) {
  const [booking, account] = await Promise.all(
    ['booking', 'account'].map((service) => load(`services/${service}/test/support/mail-examples.ts`)),
  );
  const { mailPages } = await load('libs/test-kit/src/texts/mail-pages.ts');
  const { logoSvg, qrPng } = await load('libs/service-kit/src/mail/mail-pictures.ts');
  const pictures = {
    logo: dataOf('image/svg+xml', logoSvg),
    code: dataOf('image/png', await qrPng('K7QW-M2ZX')),
  };
  await mkdir(path.join(outdir, 'mails'), { recursive: true });
  const files = mailPages({ ...booking.mailExamples, ...account.mailExamples }, pictures);
  for (const [name, content] of files) await writeFile(path.join(outdir, 'mails', name), content);
  return files.size;
}
