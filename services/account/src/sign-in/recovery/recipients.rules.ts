/** Mailboxes that one request for help may reach: more members than a family are not meant by one name and number. */
const mostRecipients = 3;

/**
 * To whom help with signing in goes (ACCOUNT-7): to members who have confirmed their mailbox. Where none has, to the one
 * that joined first alone: anybody can join with strangers' addresses under one name and number.
 */
export const recipientsOf = <
  Member extends { readonly email_confirmed_at?: Date | null; readonly reg_date: Date },
>(
  meant: readonly Member[],
): readonly Member[] => {
  const byAge = [...meant].sort((a, b) => a.reg_date.getTime() - b.reg_date.getTime());
  const confirmed = byAge.filter(({ email_confirmed_at }) => email_confirmed_at);
  return confirmed.length > 0 ? confirmed.slice(0, mostRecipients) : byAge.slice(0, 1);
};
