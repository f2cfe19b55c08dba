import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { callTable } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import {
  isNamedByContent,
  isPictureAddress,
  wantedVariant,
  type PictureAddress,
} from './picture-address.rules.ts';
import type { PictureFiles } from './picture-files.ts';

const mimeOf = { jpg: 'image/jpeg', webp: 'image/webp' } as const;

/** A picture named by its content never changes: a browser that has it need not ask again. Others are asked for again daily. */
const cacheControl = (fileName: string): string =>
  isNamedByContent(fileName) ? 'public, max-age=31536000, immutable' : 'public, max-age=86400';

/**
 * Public pictures in the sizes the pages use: `?w=320|640|960|1600`, `?f=jpg|webp`, else the format the browser
 * accepts (CATALOG-6). Travellers' documents are not here: booking stores them encrypted (DOC-5).
 */
export const downloadRoute = (app: FastifyInstance, pictures: PictureFiles): void => {
  app.get<{ Params: PictureAddress; Querystring: { w?: unknown; f?: unknown } }>(
    callTable.download.path,
    async (request, reply) => {
      if (!isPictureAddress(request.params)) throw new DomainError('picture_not_found');
      const wanted = wantedVariant(request.query, request.headers.accept);
      if (!wanted) throw new DomainError('invalid_value', { field: 'w' });
      const path = await pictures.variant(request.params, wanted);
      if (path === null) throw new DomainError('picture_not_found');

      const { size, mtimeMs } = await stat(path);
      const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}-${wanted.width ?? 0}${wanted.format}"`;
      reply
        .header('cache-control', cacheControl(request.params.file_name))
        .header('etag', etag)
        .header('x-content-type-options', 'nosniff');
      if (wanted.negotiated) reply.header('vary', 'Accept');
      const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
      if (known?.includes(etag)) return reply.code(304).send();
      reply.type(mimeOf[wanted.format]).header('content-length', size);
      return reply.send(createReadStream(path));
    },
  );
};
