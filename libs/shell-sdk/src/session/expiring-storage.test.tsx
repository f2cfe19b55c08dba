import { jest } from '@jest/globals';
import { expiringStorage, isExpired } from './expiring-storage.ts';

const HOUR = 3_600_000;
const kept = { state: { lan_tp: 'KOR' }, version: 0 };

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  localStorage.clear();
});

describe('a kept value', () => {
  it('is gone within two seconds of its end', () => {
    expect(isExpired(10_000, 7_999)).toBe(false);
    expect(isExpired(10_000, 8_000)).toBe(true);
    expect(isExpired(10_000, 12_000)).toBe(true);
    expect(isExpired(undefined, 12_000)).toBe(false);
  });

  it('lasts as many hours as it was kept for, and is then removed', () => {
    jest.useFakeTimers({ now: 1_000_000 });
    const storage = expiringStorage<{ lan_tp: string }>(24);
    void storage.setItem('lan_tp', kept);
    jest.setSystemTime(1_000_000 + 24 * HOUR - 2_001);
    expect(storage.getItem('lan_tp')).toMatchObject(kept);
    jest.setSystemTime(1_000_000 + 24 * HOUR - 2_000);
    expect(storage.getItem('lan_tp')).toBeNull();
    expect(localStorage.getItem('lan_tp')).toBeNull();
  });

  it('lasts for good when no hours are given', () => {
    jest.useFakeTimers({ now: 0 });
    const storage = expiringStorage<{ lan_tp: string }>();
    void storage.setItem('lan_tp', kept);
    jest.setSystemTime(10_000 * HOUR);
    expect(storage.getItem('lan_tp')).toMatchObject(kept);
  });

  it.each(['not json', '"text"', 'null', '{"other":1}'])('counts as absent when it reads %s', (text) => {
    localStorage.setItem('lan_tp', text);
    expect(expiringStorage().getItem('lan_tp')).toBeNull();
  });

  it('is given up silently where the browser rejects storage', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => expiringStorage().setItem('user', kept)).not.toThrow();
  });
});
