export { signUpModule } from './module.ts';
export { neutralNick, nickNumbers } from './neutral-nick.rules.ts';
export { addMember, checkConsent, insertNewMember } from './sign-up.ts';
