import { z } from 'zod';

/** How a text is written that is to be translated. */
export const textFormats = ['html', 'text'] as const;
export type TextFormat = (typeof textFormats)[number];

/** What a machine suggests for a title and a text in another language (COMMUNITY-22). */
export const TextSuggestion = z.object({ title: z.string(), content: z.string() });
export type TextSuggestion = z.infer<typeof TextSuggestion>;
