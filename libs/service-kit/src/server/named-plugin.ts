import type { FastifyPluginAsync, FastifyPluginOptions } from 'fastify';
import fp from 'fastify-plugin';

/**
 * A plugin with a scope of its own under the name that errors tell it by. Fastify looks for the name of one that brings none among
 * every module that is loaded.
 * @param name lower-case words, joined by dashes
 */
export const namedPlugin = <Options extends FastifyPluginOptions = FastifyPluginOptions>(
  name: string,
  plugin: FastifyPluginAsync<Options>,
): FastifyPluginAsync<Options> => fp(plugin, { name, encapsulate: true });
