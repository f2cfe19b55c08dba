import { jest } from '@jest/globals';
import { ApiError } from '@narae/api-client';
import { toast, toastStore, toastTimes } from './toast-store.ts';

const texts = (): (string | undefined)[] => toastStore.getState().notes.map(({ key, text }) => key ?? text);

const say = (...[request]: Parameters<typeof toast.show>): void => toast.resume(toast.show(request));

beforeEach(() => {
  jest.useFakeTimers();
  toastStore.setState({ notes: [] });
});
afterEach(() => jest.useRealTimers());

describe('a toast', () => {
  it('stays 1.5 s', () => {
    say({ key: 'join_success' });
    jest.advanceTimersByTime(1_499);
    expect(texts()).toEqual(['join_success']);
    jest.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it('stays 3 s where login, Q&A and withdrawal ask for it', () => {
    say({ key: 'login_password_fail', ms: toastTimes.long });
    jest.advanceTimersByTime(2_999);
    expect(texts()).toEqual(['login_password_fail']);
    jest.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it('that is repeated starts its time anew instead of piling up', () => {
    say({ key: 'img_accept_fail' });
    jest.advanceTimersByTime(1_000);
    say({ key: 'img_accept_fail' });
    jest.advanceTimersByTime(1_000);
    expect(texts()).toEqual(['img_accept_fail']);
  });

  it('has its whole time from when it can be read, however long what shows it is on its way', () => {
    const id = toast.show({ key: 'common_login_fail' });
    jest.advanceTimersByTime(6_000);
    toast.resume(id);
    jest.advanceTimersByTime(1_499);
    expect(texts()).toEqual(['common_login_fail']);
    jest.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it('is dropped when nothing could show it in time', () => {
    toast.show({ key: 'common_login_fail' });
    jest.advanceTimersByTime(10_000);
    expect(texts()).toEqual([]);
  });

  it('waits while it is being read, and has its whole time after that', () => {
    const id = toast.show({ text: 'saved' });
    toast.pause(id);
    jest.advanceTimersByTime(10_000);
    expect(texts()).toEqual(['saved']);
    toast.resume(id);
    jest.advanceTimersByTime(1_500);
    expect(texts()).toEqual([]);
  });

  it('leaves the page to at most three', () => {
    for (const text of ['1', '2', '3', '4']) toast.show({ text });
    expect(texts()).toEqual(['2', '3', '4']);
  });
});

describe('a rejection', () => {
  it('shows the message of the server', () => {
    toast.rejection(new ApiError(409, { error: 'cart_duplicate', message: 'Already in your cart' }));
    expect(toastStore.getState().notes).toMatchObject([{ text: 'Already in your cart', kind: 'warning' }]);
  });

  it('shows the text of its key when there was no answer', () => {
    toast.rejection(new ApiError(0, { error: 'network_fail' }));
    expect(texts()).toEqual(['network_fail']);
  });

  it('is not shown when the visitor aborted the call', () => {
    toast.rejection(new ApiError(0, { error: 'aborted' }));
    expect(texts()).toEqual([]);
  });
});
