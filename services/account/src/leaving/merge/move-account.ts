import {
  followJoinedMembers,
  forgetAnswers,
  isDuplicateKey,
  type Joined,
  type Timer,
  type Mail,
} from '@narae/service-kit';
import type { LanTp } from '@narae/contracts';
import { href } from '@narae/contracts/href';
import {
  type CarriedOver,
  changeMember,
  findClosed,
  forgetCarried,
  noteTakenOver,
} from '../../kernel/index.ts';
import { accountMail, type AccountMailTexts, deleteAllLinksOf } from '../../mail/index.ts';
import { forgetPictures, moveActivity } from '../../profile/index.ts';
import { blankSessionsOf, endSessionsOf } from '../../sessions/index.ts';
import { finishRemovals, giveIdentities } from '../../sign-in/index.ts';
import type { LeavingContext } from '../context.ts';
import { forgetExports } from '../export/exports.ts';
import { moveTrips } from '../closing/trips.ts';
import { gainsOf } from './joining.rules.ts';

/** The address is left out where somebody joined with it meanwhile. */
const takeOver = async (context: LeavingContext, into: string, carried: CarriedOver): Promise<void> => {
  for (const taken of [carried, { ...carried, mem_email: '' }]) {
    try {
      await changeMember(context, into, (member) => {
        const set = gainsOf(member, taken);
        return Object.keys(set).length > 0 ? { set } : null;
      });
      return;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
};

/**
 * Warns the owner of a confirmed address, who may not have asked for the merge. Only then `carried` is forgotten, so
 * that neither a mail server that is away nor a crash loses the mail.
 */
const tellOld = async ({ mail, config, members }: LeavingContext, from: string): Promise<void> => {
  const carried = (await findClosed(members, from))?.carried;
  if (!carried) return;
  const letter = joinedMail(carried, config.publicOrigin);
  if (letter) await mail.send({ ...letter, id: `account-joined-${from}` });
  await forgetCarried(members, from);
};

/** Hands over account's data after a merge (ACCOUNT-36). A repeat, also after a crash, moves what is left. */
export const moveAccount = async (context: LeavingContext, { from, into }: Joined): Promise<void> => {
  const joined = { from, into };
  await endSessionsOf(context, from, 'member_gone');
  await blankSessionsOf(context.sessions, from);
  await deleteAllLinksOf(context.mailedLinks, from);
  await forgetPictures(context, from);
  await forgetExports(context, from);
  // A removal under way of the same provider must not take the new one along.
  await finishRemovals(context, into);
  await giveIdentities(context.identities, joined);
  await moveActivity(context, joined);
  await moveTrips(context, joined);
  await forgetAnswers(context.store, from);
  const carried = (await findClosed(context.members, from))?.carried;
  if (!carried || carried.taken_at) return;
  await takeOver(context, into, carried);
  await noteTakenOver(context.members, from, context.now());
};

export const followJoins = (context: LeavingContext): Promise<Timer> =>
  followJoinedMembers({
    ...context,
    service: 'account',
    move: async (joined) => {
      await moveAccount(context, joined);
      // By the event alone: the call does the same work at the same moment.
      await tellOld(context, joined.from);
    },
  });

const texts: Readonly<Record<LanTp, AccountMailTexts>> = {
  KOR: {
    subject: '[나래] 계정이 다른 계정과 통합되었습니다',
    body: '이 계정이 회원님의 다른 나래 계정과 통합되었습니다. 주문과 예약, 저장된 여행자, 로그인 방법은 모두 그 계정으로 옮겨졌고, 이 계정은 닫혔습니다.',
    action: '나래로 이동',
    closing: '본인이 통합하지 않으셨다면 회사 소개에 있는 연락처로 바로 알려 주세요.',
  },
  ENG: {
    subject: '[Narae] Your account was joined to another one',
    body: 'This account was joined to another Narae account of yours. Orders, reservations, saved travellers and ways to sign in are all there now, and this account is closed.',
    action: 'Go to Narae',
    closing: 'If it was not you, please write to us at once; the address is on the company page.',
  },
  CHN: {
    subject: '【Narae】您的账号已与另一个账号合并',
    body: '此账号已合并到您的另一个Narae账号。订单、预约、常用旅客和登录方式均已转移到该账号，此账号已关闭。',
    action: '前往Narae',
    closing: '如果不是您本人操作，请立即通过公司介绍页上的联系方式告知我们。',
  },
  JPN: {
    subject: '【Narae】アカウントが別のアカウントに統合されました',
    body: 'このアカウントは、お客様の別のNaraeアカウントに統合されました。ご注文、ご予約、保存した同行者、ログイン方法はすべてそちらに移り、このアカウントは閉鎖されました。',
    action: 'Naraeへ',
    closing: 'お心当たりのない場合は、会社案内の連絡先まで至急ご連絡ください。',
  },
  VTN: {
    subject: '[Narae] Tài khoản của bạn đã được gộp vào tài khoản khác',
    body: 'Tài khoản này đã được gộp vào một tài khoản Narae khác của bạn. Đơn hàng, đặt chỗ, hành khách đã lưu và các cách đăng nhập đều đã chuyển sang đó, và tài khoản này đã đóng.',
    action: 'Đến Narae',
    closing: 'Nếu không phải bạn, hãy liên hệ ngay với chúng tôi theo địa chỉ ở trang giới thiệu công ty.',
  },
};

/** Null where the mailbox is not confirmed (ACCOUNT-14). */
export const joinedMail = (
  { mem_email, email_confirmed_at, lan_tp }: Pick<CarriedOver, 'mem_email' | 'email_confirmed_at' | 'lan_tp'>,
  publicOrigin: string,
): Mail | null =>
  mem_email && email_confirmed_at
    ? accountMail(
        'account-joined',
        mem_email,
        `${publicOrigin}${href('home', { lan_tp })}`,
        lan_tp,
        texts[lan_tp],
      )
    : null;
