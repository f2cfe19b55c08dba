import type { TestBooking } from './start-booking.ts';

/** The mail server rejects everything. @returns lets it take mails again */
export const rejectMails = ({ mails }: Pick<TestBooking, 'mails'>, error: Error): (() => void) => {
  const send = mails.send.bind(mails);
  mails.send = () => Promise.reject(error);
  return () => {
    mails.send = send;
  };
};
