import { once } from 'node:events';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { LanTp } from '@narae/contracts';
import type { LeavingContext } from '../context.ts';
import type { AskedDomain, StoredMember } from '../../kernel/index.ts';
import { accountPart, exportedDomains, pagesOf, exportedPicture } from './export-parts.ts';
import { addPart, type StoredExport } from './member-export.model.ts';

/** Encrypted and stored one by one: only this much is in memory. */
const pieceBytes = 1024 * 1024;

const json = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** A picture is fetched when its turn has come. */
const addDomain = async (
  context: LeavingContext,
  { mem_id, domain }: { readonly mem_id: string; readonly domain: AskedDomain },
  zip: ZipFile,
): Promise<void> => {
  for await (const { section, page, rows, files } of pagesOf(context, mem_id, domain)) {
    if (rows.length > 0) zip.addBuffer(json(rows), `${domain}/${section}-${page}.json`);
    for (const { file_id, name } of files)
      zip.addReadStreamLazy(`${domain}/${name}`, { compress: false }, (done) => {
        exportedPicture(context, mem_id, { domain, file_id }).then(
          (bytes) => done(null, Readable.from([bytes])),
          (error: unknown) => done(error, Readable.from([])),
        );
      });
  }
};

/** Stored piece by piece, encrypted (ACCOUNT-40). @throws DomainAway where the domain is not `missing` */
export const writeZip = async (
  context: LeavingContext,
  member: StoredMember,
  { export_id, lan_tp, missing }: Pick<StoredExport, 'export_id' | 'lan_tp' | 'missing'>,
): Promise<void> => {
  const zip = new ZipFile();
  const failed = once(zip, 'error').then(([error]) => {
    throw error;
  });
  const { body, missing: notice } = readmeTexts[lan_tp];
  const readme =
    missing.length > 0 ? `${body}\n${notice(missing.map((domain) => `${domain}/`).join(', '))}` : body;
  zip.addBuffer(Buffer.from(readme), 'README.txt');
  for (const [name, value] of await accountPart(context, member))
    zip.addBuffer(Buffer.isBuffer(value) ? value : json(value), `account/${name}`);
  for (const domain of exportedDomains)
    if (!missing.includes(domain)) await addDomain(context, { mem_id: member.mem_id, domain }, zip);
  zip.end();

  const store = async (piece: Buffer): Promise<void> => {
    const part = await context.vault.put(export_id, piece);
    if (await addPart(context.exports, export_id, part, piece.length)) return;
    await context.vault.delete(part);
    throw new Error('the export is gone');
  };
  const drain = async (): Promise<void> => {
    let waiting: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of zip.outputStream as AsyncIterable<Buffer>) {
      waiting.push(chunk);
      bytes += chunk.length;
      if (bytes < pieceBytes) continue;
      await store(Buffer.concat(waiting));
      waiting = [];
      bytes = 0;
    }
    if (bytes > 0) await store(Buffer.concat(waiting));
  };
  await Promise.race([drain(), failed]);
};

interface ReadmeTexts {
  readonly body: string;
  /** @param folders the names of the missing ones */
  readonly missing: (folders: string) => string;
}

const readmeTexts: Readonly<Record<LanTp, ReadmeTexts>> = {
  KOR: {
    body: '나래가 보관하고 있는 회원님의 정보입니다.\n\naccount/  회원 정보와 사진, 연결한 로그인 계정, 로그인한 기기, 계정 이용 기록\nbooking/  주문, 이벤트 예약, 대기, 맞춤 여행, 저장한 여행자, 작성 중인 내용, 보내 드린 메일 기록(JSON)과 제출하신 서류 사진\ncommunity/  댓글, 후기, 문의와 답변, 좋아요, 신고(JSON)와 올리신 사진\n\n개인정보가 들어 있으니 안전한 곳에 보관해 주세요.\n',
    missing: (folders) =>
      `일부 서비스에 연결할 수 없어 다음 폴더가 빠져 있습니다: ${folders}. 나중에 다시 요청해 주세요.\n`,
  },
  ENG: {
    body: 'This is what Narae keeps of you.\n\naccount/  your profile and picture, the providers you sign in with, the devices you are signed in on, the log of your account\nbooking/  orders, event reservations, waiting lists, custom trips, saved travellers, drafts and a list of our mails to you (JSON), and the pictures you handed in\ncommunity/  comments, reviews, questions with their answers, likes and reports (JSON), and the pictures you added\n\nIt holds personal data: please keep it in a safe place.\n',
    missing: (folders) =>
      `A part of our services could not be reached, so this is missing: ${folders}. Please ask for another copy later.\n`,
  },
  CHN: {
    body: '这是Narae保存的您的信息。\n\naccount/  个人资料和头像、关联的登录账号、已登录的设备、账号记录\nbooking/  订单、活动预约、候补、定制旅行、已保存的出行人、草稿和邮件发送记录（JSON），以及您提交的证件照片\ncommunity/  评论、评价、提问与回复、点赞和举报记录（JSON），以及您上传的图片\n\n文件包含个人信息，请妥善保管。\n',
    missing: (folders) => `由于无法连接部分服务，缺少以下文件夹：${folders}。请稍后重新申请。\n`,
  },
  JPN: {
    body: 'Naraeがお預かりしているお客様の情報です。\n\naccount/  会員情報とプロフィール画像、連携中のログインサービス、ログイン中の端末、アカウントの履歴\nbooking/  ご注文、イベント予約、キャンセル待ち、オーダーメイド旅行、登録した旅行者、入力途中の内容、お送りしたメールの記録（JSON）と、ご提出いただいた書類の写真\ncommunity/  コメント、レビュー、お問い合わせと回答、いいね、通報の記録（JSON）と、投稿された写真\n\n個人情報が含まれていますので、安全な場所に保管してください。\n',
    missing: (folders) =>
      `一部のサービスに接続できなかったため、次のフォルダーは含まれていません：${folders}。後ほどもう一度お申し込みください。\n`,
  },
  VTN: {
    body: 'Đây là dữ liệu Narae lưu về bạn.\n\naccount/  hồ sơ và ảnh đại diện, các tài khoản liên kết để đăng nhập, các thiết bị đang đăng nhập, nhật ký tài khoản\nbooking/  đơn hàng, đăng ký sự kiện, danh sách chờ, chuyến đi thiết kế riêng, người đi cùng đã lưu, bản nháp, danh sách email đã gửi cho bạn (JSON) và ảnh giấy tờ bạn đã nộp\ncommunity/  bình luận, đánh giá, câu hỏi và câu trả lời, lượt thích, báo cáo (JSON) và ảnh bạn đã đăng\n\nTệp có chứa dữ liệu cá nhân, vui lòng cất giữ ở nơi an toàn.\n',
    missing: (folders) =>
      `Không kết nối được với một số dịch vụ nên thiếu thư mục sau: ${folders}. Vui lòng yêu cầu lại sau.\n`,
  },
};
