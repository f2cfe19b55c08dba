import send from '@fastify/send';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { callTable } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  isFilmAddress,
  isNamedByContent,
  isPictureAddress,
  wantedVariant,
  type PictureAddress,
} from './picture-address.rules.ts';
import type { MediaContext } from './context.ts';
import { locatePicture } from './locate-picture.ts';

const mimeOf = { jpg: 'image/jpeg', webp: 'image/webp' } as const;

/** Pictures named by their content are cached for ever, others for a day. */
const cacheControl = (fileName: string): string =>
  isNamedByContent(fileName) ? 'public, max-age=31536000, immutable' : 'public, max-age=86400';

/** Sends a film, or the range of bytes a player asks for: 206, 416, If-Range, If-None-Match (CATALOG-7). */
const sendFilm = async (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<FastifyReply> => {
  const film = await send(request.raw, path.split('/').map(encodeURIComponent).join('/'), {
    dotfiles: 'allow',
    maxAge: '1y',
    immutable: true,
  });
  if (film.type === 'error' && film.statusCode === 404) throw new DomainError('picture_not_found');
  return reply
    .code(film.statusCode)
    .headers(film.headers)
    .header('x-content-type-options', 'nosniff')
    .send(film.stream);
};

/**
 * Films, and public pictures by `?w=320|640|960|1600` and `?f=jpg|webp`, else the browser's format
 * (CATALOG-6). Missing pictures are drawn first. Travellers' documents are elsewhere: booking stores them
 * encrypted (DOC-5).
 */
export const downloadRoute = (app: FastifyInstance, media: MediaContext): void => {
  const { files: pictures, pendingPictures } = media;
  app.get<{ Params: PictureAddress; Querystring: { w?: unknown; f?: unknown } }>(
    callTable.download.path,
    async (request, reply) => {
      if (isFilmAddress(request.params)) return sendFilm(request, reply, pictures.pathOf(request.params));
      if (!isPictureAddress(request.params)) throw new DomainError('picture_not_found');
      const wanted = wantedVariant(request.query, request.headers.accept);
      if (!wanted) throw new DomainError('invalid_value', { field: 'w' });
      const address = await locatePicture(media, request.params);
      await pendingPictures?.draw(address);
      const path = await pictures.variant(address, wanted);
      if (path === null) throw new DomainError('picture_not_found');

      const { size, mtimeMs } = await stat(path);
      const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}-${wanted.width ?? 0}${wanted.format}"`;
      reply
        .header('cache-control', cacheControl(request.params.file_name))
        .header('etag', etag)
        .header('x-content-type-options', 'nosniff');
      if (wanted.negotiated) reply.header('vary', 'Accept');
      const cachedTags = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
      if (cachedTags?.includes(etag)) return reply.code(304).send();
      reply.type(mimeOf[wanted.format]).header('content-length', size);
      return reply.send(createReadStream(path));
    },
  );
};
