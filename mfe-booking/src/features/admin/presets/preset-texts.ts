import { isBlank } from '@narae/contracts/prepared-text';
import type { LanTp } from '@narae/contracts';
import { minimumReason } from '@narae/contracts/minimum-reason';
import { LAN_TPS } from '@narae/contracts/languages';

export type PresetUse = 'cancel-approved' | 'cancel-rejected' | 'papers' | 'departure';

type Preset = Readonly<Record<LanTp, string>>;

/** To members (REFUND-2, REFUND-4, DOC-11). A departure's words go out in all languages: they are short. */
export const presets: Readonly<Record<PresetUse, readonly Preset[]>> = {
  'cancel-approved': [
    {
      CHN: '已按您的申请取消订单，款项正在退回。到账时间取决于您的银行或发卡机构。',
      KOR: '요청하신 대로 취소해 드렸습니다. 환불이 진행 중이며, 반영되는 시점은 은행이나 카드사에 따라 다릅니다.',
      ENG: 'We have cancelled as you asked, and your refund is on its way. When you see it depends on your bank or card company.',
      JPN: 'ご依頼のとおりキャンセルいたしました。返金の手続きを進めております。反映の時期は銀行・カード会社によって異なります。',
      VTN: 'Chúng tôi đã hủy theo yêu cầu của bạn và đang hoàn tiền. Thời điểm nhận được tiền tùy vào ngân hàng hoặc tổ chức phát hành thẻ.',
    },
    {
      CHN: '很遗憾您此次无法成行，期待下次与您相见。',
      KOR: '이번에 함께하지 못해 아쉽습니다. 다음 여행에서 뵙기를 바랍니다.',
      ENG: 'We are sorry that you cannot come this time, and hope to welcome you on another trip.',
      JPN: '今回ご参加いただけず残念です。またのご利用を心よりお待ちしております。',
      VTN: 'Rất tiếc vì lần này bạn không thể tham gia. Hẹn gặp bạn trong một chuyến đi khác.',
    },
  ],
  'cancel-rejected': [
    {
      CHN: '我们需要证明材料（例如医生证明）才能作出决定。请将材料发给我们后重新申请。',
      KOR: '결정을 내리려면 진단서 같은 증빙 서류가 필요합니다. 서류를 보내 주신 뒤 다시 신청해 주세요.',
      ENG: 'To decide, we need a certificate, for example from a doctor. Please send it to us and ask again.',
      JPN: '判断のため、診断書などの証明書類が必要です。書類をお送りいただいたうえで、改めてお申し込みください。',
      VTN: 'Để quyết định, chúng tôi cần giấy xác nhận, ví dụ của bác sĩ. Vui lòng gửi giấy cho chúng tôi rồi gửi lại yêu cầu.',
    },
    {
      CHN: '按照我们与您的沟通，您的预订保持不变。',
      KOR: '저희와 말씀 나누신 대로 예약은 그대로 유지됩니다.',
      ENG: 'As we agreed with you, your booking stays as it is.',
      JPN: 'お話しさせていただいたとおり、ご予約はそのまま維持いたします。',
      VTN: 'Như đã trao đổi với bạn, đơn đặt của bạn được giữ nguyên.',
    },
    {
      CHN: '行程已按约定进行，出发后无法再退款。',
      KOR: '여행이 예정대로 진행되어 출발 후에는 환불해 드릴 수 없습니다.',
      ENG: 'The trip took place as agreed, so we cannot refund it after departure.',
      JPN: 'ツアーは予定どおり催行されたため、出発後の返金はいたしかねます。',
      VTN: 'Chuyến đi đã diễn ra như thỏa thuận nên chúng tôi không thể hoàn tiền sau ngày khởi hành.',
    },
  ],
  papers: [
    {
      CHN: '请拍摄带有照片的那一页，并确保最下方的两行字符完整清晰。',
      KOR: '사진이 있는 면을, 맨 아래 두 줄의 글자까지 선명하게 나오도록 찍어 주세요.',
      ENG: 'Please photograph the page with the picture, with the two lines at the bottom in full.',
      JPN: '顔写真のあるページを、下部の2行の文字まではっきり写るように撮影してください。',
      VTN: 'Vui lòng chụp trang có ảnh, thấy rõ và đủ hai dòng ký tự ở cuối trang.',
    },
    {
      CHN: '请直接拍摄证件原件，不要拍复印件或屏幕。',
      KOR: '복사본이나 화면이 아닌 서류 원본을 직접 찍어 주세요.',
      ENG: 'Please photograph the document itself, not a copy or a screen.',
      JPN: 'コピーや画面ではなく、書類の原本を撮影してください。',
      VTN: 'Vui lòng chụp bản gốc, không chụp bản sao hoặc màn hình.',
    },
    {
      CHN: '如果您正在换发新证件，请在拿到后上传。',
      KOR: '새 서류를 발급받는 중이라면 받으신 뒤에 올려 주세요.',
      ENG: 'If you are waiting for a new document, please upload it once you have it.',
      JPN: '新しい書類を申請中の場合は、お手元に届いてからアップロードしてください。',
      VTN: 'Nếu bạn đang chờ cấp giấy tờ mới, vui lòng tải lên khi đã nhận được.',
    },
  ],
  departure: [
    minimumReason,
    {
      CHN: '受天气影响，本次行程无法进行。',
      KOR: '기상 상황으로 여행을 진행할 수 없습니다.',
      ENG: 'The weather does not allow this trip.',
      JPN: '天候のため、ツアーを実施できません。',
      VTN: 'Thời tiết không cho phép thực hiện chuyến đi.',
    },
    {
      CHN: '演出方取消了本次活动。',
      KOR: '공연 주최사 사정으로 행사가 취소되었습니다.',
      ENG: 'The artist’s organiser has cancelled the event.',
      JPN: '公演の主催者により、イベントが中止となりました。',
      VTN: 'Đơn vị tổ chức biểu diễn đã hủy sự kiện.',
    },
    {
      CHN: '车辆或导游无法成行，我们未能找到替代安排。',
      KOR: '차량 또는 가이드에 문제가 생겨 대체 편을 마련하지 못했습니다.',
      ENG: 'Our transport or guide fell through, and we found no replacement.',
      JPN: '車両またはガイドの手配ができなくなり、代わりを確保できませんでした。',
      VTN: 'Xe hoặc hướng dẫn viên không thể phục vụ và chúng tôi không tìm được phương án thay thế.',
    },
  ],
};

/** `every`: members of all languages read it. */
export type PresetLanguage = LanTp | 'every';

/** In the member's language, or in all of them one below the other. */
export const presetWords = (preset: Preset, language: PresetLanguage): string =>
  language === 'every' ? LAN_TPS.map((lanTp) => preset[lanTp]).join('\n') : preset[language];

/** Replaces an unchanged preset, else follows the words. @returns null where it does not fit */
export const withPreset = (
  words: string,
  preset: Preset,
  {
    use,
    language,
    most,
  }: { readonly use: PresetUse; readonly language: PresetLanguage; readonly most: number },
): string | null => {
  const own = words.trim();
  const untouched = presets[use].some((item) => presetWords(item, language) === own);
  const chosen = presetWords(preset, language);
  const next = isBlank(own) || untouched ? chosen : `${own}\n${chosen}`;
  return next.length > most ? null : next;
};
