/** Characters of an address; the longest that mail servers deliver to. */
export const MAX_EMAIL_LENGTH = 254;

/**
 * PEOPLE-6: local part, @, domain with a dot. Brackets, quotes and list separators are excluded: a mailer would read
 * `<a@b.cc>` or `a@b.cc,c@d.ee` as something else than the address that was typed. A label never contains the dot
 * that ends it, so that matching takes linear time; check the length first all the same.
 */
export const emailPattern = /^[^\s@<>()[\]\\,;:"]+@(?:[^\s@<>()[\]\\,;:".]+\.)+[^\s@<>()[\]\\,;:".]{2,}$/;

/** Whether a text is an e-mail address as the shop accepts it. Bounded work whatever the text is. */
export const isEmailAddress = (value: string): boolean =>
  value.length <= MAX_EMAIL_LENGTH && emailPattern.test(value);
