import type { HideReason, LanTp } from '@narae/contracts';

const reasons: Readonly<Record<LanTp, Readonly<Record<HideReason, string>>>> = {
  KOR: {
    spam: '광고 또는 반복 게시',
    insult: '욕설 또는 비방',
    personal_data: '개인정보 노출',
    illegal: '암표 등 법에 어긋나는 내용',
    off_topic: '주제와 관련 없는 내용',
    else: '운영 정책 위반',
  },
  ENG: {
    spam: 'Advertising or repeated posts',
    insult: 'Insults or harassment',
    personal_data: 'Personal data of somebody',
    illegal: 'Unlawful content, such as ticket touting',
    off_topic: 'Not about what it was posted on',
    else: 'Against our house rules',
  },
  CHN: {
    spam: '广告或重复发布',
    insult: '辱骂或人身攻击',
    personal_data: '泄露个人信息',
    illegal: '倒卖门票等违法内容',
    off_topic: '与主题无关',
    else: '违反社区规定',
  },
  JPN: {
    spam: '宣伝または繰り返しの投稿',
    insult: '誹謗中傷や暴言',
    personal_data: '個人情報の掲載',
    illegal: 'チケットの不正転売など違法な内容',
    off_topic: '投稿先と関係のない内容',
    else: '利用ルールに反する内容',
  },
  VTN: {
    spam: 'Quảng cáo hoặc đăng lặp lại',
    insult: 'Xúc phạm hoặc quấy rối',
    personal_data: 'Tiết lộ thông tin cá nhân',
    illegal: 'Nội dung trái pháp luật, chẳng hạn bán vé chợ đen',
    off_topic: 'Không liên quan đến chủ đề',
    else: 'Vi phạm nội quy',
  },
};

export const reasonText = (lan_tp: LanTp, reason: HideReason, note: string): string => {
  if (!note) return reasons[lan_tp][reason];
  return reason === 'else' ? note : `${reasons[lan_tp][reason]} – ${note}`;
};
