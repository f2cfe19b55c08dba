import { randomBytes } from 'node:crypto';

/** A number nobody can guess, as providers draw them. */
export const randomCode = (): string => randomBytes(12).toString('hex').toUpperCase();
