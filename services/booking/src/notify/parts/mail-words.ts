import type { LanTp } from '@narae/contracts';

interface MailWords {
  /** To somebody whose name the shop does not know, or knows no longer. */
  readonly greeting: string;
  /** Beside a time of day, which is Korea's. */
  readonly seoulTime: (moment: string) => string;
}

/** What mails about different things say alike, in every language of the shop. */
export const mailWords: Readonly<Record<LanTp, MailWords>> = {
  CHN: {
    greeting: '您好，这里是Narae。',
    seoulTime: (moment) => `${moment}（韩国时间）`,
  },
  KOR: {
    greeting: '안녕하세요, 나래입니다.',
    seoulTime: (moment) => `${moment} (한국 시간)`,
  },
  ENG: {
    greeting: 'Hello from Narae.',
    seoulTime: (moment) => `${moment} (Korean time)`,
  },
  JPN: {
    greeting: 'Naraeをご利用いただきありがとうございます。',
    seoulTime: (moment) => `${moment}（韓国時間）`,
  },
  VTN: {
    greeting: 'Xin chào từ Narae.',
    seoulTime: (moment) => `${moment} (giờ Hàn Quốc)`,
  },
};
