import { countedMailbox } from './counted-mailbox.ts';

test.each([
  ['a tag', 'mina+tour@narae.example', 'mina@narae.example'],
  ['several tags', 'mina+a+b@narae.example', 'mina@narae.example'],
  ['case', 'MiNa@Narae.Example', 'mina@narae.example'],
  ['dots of Gmail, and its other name', 'm.i.n.a+x@googlemail.com', 'mina@gmail.com'],
  ['tags of Yahoo', 'mina-x@yahoo.com', 'mina@yahoo.com'],
  ['the spelling of a domain', 'mina@bücher.example', 'mina@xn--bcher-kva.example'],
  ['width', 'ｍｉｎａ＠narae.example', 'mina@narae.example'],
])('leaves out %s', (_what, address, mailbox) => {
  expect(countedMailbox(address)).toBe(mailbox);
});

test.each(['mi.na@narae.example', 'mina-x@narae.example', '+82@narae.example', 'no address', ''])(
  'leaves %s as it is',
  (address) => {
    expect(countedMailbox(address)).toBe(address);
  },
);
