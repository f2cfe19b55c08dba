import { adminCalls } from './admin.calls.ts';
import { departureCalls } from './departure.calls.ts';
import { codeCalls, pageCalls } from './codes.calls.ts';
import { productCalls } from './products.calls.ts';
import { storyCalls } from './stories.calls.ts';

export const catalogCalls = {
  ...productCalls,
  ...codeCalls,
  ...storyCalls,
  ...pageCalls,
  ...adminCalls,
  ...departureCalls,
};
