export { askDomain, type AskedDomain, type AskingContext, DomainAway } from './ask-domain.ts';
export { type KernelContext, kernelStore } from './context.ts';
export {
  type CarriedOver,
  memberModel,
  noSecondFactor,
  type StoredMember,
  type StoredPasskey,
  type StoredSecondFactor,
} from './member.model.ts';
export {
  dropIndexOfBefore,
  findAdministrators,
  findByEmail,
  findByTel,
  findClosed,
  findDecided,
  findMember,
  forgetCarried,
  forgetLeaving,
  forgetOldAddresses,
  insertMember,
  isEmailTaken,
  isMember,
  type MemberWrite,
  noteConfirmedMailbox,
  noteTakenOver,
  postponeErasure,
  replaceHash,
  replaceMember,
} from './member.queries.ts';
export { changeMember, emptied, eraseRejectedAt, memberChange } from './members.ts';
export { kernelModule } from './module.ts';
export { isLastOwner, releaseOwner } from './owners.ts';
export { derivedKey, loadSigningKey, type SigningKey } from './signing-key.ts';
export { isOfShop, signLetters } from './shop-names.rules.ts';
export { createTokens, hashToken } from './tokens.ts';
