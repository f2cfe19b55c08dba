import { adminCalls } from './admin.calls.ts';
import { codeCalls, pageCalls } from './codes.calls.ts';
import { productCalls } from './products.calls.ts';
import { storyCalls } from './stories.calls.ts';

/** Every call that the catalogue answers, those of administrators among them. */
export const catalogCalls = { ...productCalls, ...codeCalls, ...storyCalls, ...pageCalls, ...adminCalls };
