/**
 * The pattern of PEOPLE-6: local part, @, domain, dot. Brackets, quotes and list marks are kept out: a mailer
 * would read `<a@b.cc>` or `a@b.cc,c@d.ee` as something else than the address that was typed.
 */
export const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]{2,}$/;
