import { z } from 'zod';

/** What errors of the mail client carry: their own code, and that of the mail server's answer. */
const Failure = z.object({ code: z.string().optional(), responseCode: z.number().optional() });

/** Why a mail was not taken, as codes alone (`EENVELOPE 550`): the mail server's words may hold an address. */
export const mailFailure = (error: unknown): string => {
  const { code, responseCode } = Failure.catch({}).parse(error);
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown';
};
