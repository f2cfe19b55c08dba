import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SandboxContext } from '../data/context.ts';

const languages = ['zh', 'ko', 'en', 'ja', 'vi'] as const;

const Question = z.object({
  q: z.string().min(1).max(50_000),
  source: z.enum(languages),
  target: z.enum(languages),
  format: z.enum(['text', 'html']).default('text'),
  api_key: z.string().optional(),
});

const openings: Readonly<Record<(typeof languages)[number], string>> = {
  zh: '（机器翻译）',
  ko: '(기계 번역) ',
  en: '(Machine translation) ',
  ja: '（機械翻訳）',
  vi: '(Bản dịch máy) ',
};

/** A LibreTranslate server that puts the target's words for "machine translation" before the text. */
export const translateRoutes = (app: FastifyInstance, { config }: SandboxContext): void => {
  app.post('/translate', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const parsed = Question.safeParse(request.body);
    if (!parsed.success)
      return reply.code(400).send({ error: 'Invalid request: missing or wrong parameters' });
    const { q, target, format, api_key } = parsed.data;
    if (api_key !== config.translateKey) return reply.code(403).send({ error: 'Invalid API key' });
    const [, before = '', rest = q] = (format === 'html' && /^(\s*<[^<>]*>)(.*)$/s.exec(q)) || [];
    return { translatedText: `${before}${openings[target]}${rest}` };
  });
};
