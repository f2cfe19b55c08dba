import type { OptionLeft } from '@narae/contracts';
import { FakeStream } from '@narae/shell-sdk/testing';
import { act } from '@testing-library/react';

export { installFakeStream } from '@narae/shell-sdk/testing';

export const openStream = (): Promise<void> => act(async () => FakeStream.latest().open());

export const pushSeats = (prod_id: string, remaining: number): Promise<void> =>
  act(async () => FakeStream.latest().send('seat', { prod_id, remaining }));

export const pushStock = (prod_id: string, remaining: readonly OptionLeft[]): Promise<void> =>
  act(async () => FakeStream.latest().send('stock', { prod_id, remaining }));
