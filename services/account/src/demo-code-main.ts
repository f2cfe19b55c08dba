import { codeAt, demoSecret } from './factors/index.ts';

/** Prints the code that a demo administrator's authenticator app shows now (ACCOUNT-30). */
const now = new Date();
const secondsLeft = 30 - (Math.floor(now.getTime() / 1000) % 30);
process.stdout.write(`${codeAt(demoSecret, now)}   (another one in ${secondsLeft} s; each works once)\n`);
