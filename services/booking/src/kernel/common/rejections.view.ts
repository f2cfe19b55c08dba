import type { LanTp, RejectionReason, PapersRejection } from '@narae/contracts';
import type { DocumentCheck } from '../booking/booking-parts.model.ts';

/** Texts that differ for a trip: names must match tickets, passports outlast the journey (DOC-11). */
const tripRejections: Readonly<
  Record<LanTp, Pick<Record<RejectionReason, string>, 'name-differs' | 'expired' | 'other'>>
> = {
  CHN: {
    'name-differs': '订单上的姓名与证件不一致。请上传该旅客本人的证件；如需更改姓名，请联系我们的客服。',
    expired: '证件已过期，或有效期不足以完成此次行程。请上传有效的证件。',
    other: '证件未通过审核。请查看下方说明后重新上传。',
  },
  KOR: {
    'name-differs':
      '주문서의 이름이 서류의 이름과 다릅니다. 본인의 서류를 올려 주세요. 이름을 바꿔야 한다면 여행 상담 데스크에 문의해 주세요.',
    expired: '유효기간이 지났거나 여행 기간에 비해 남은 유효기간이 부족합니다. 유효한 서류를 올려 주세요.',
    other: '서류를 승인할 수 없습니다. 아래 안내를 확인한 뒤 다시 올려 주세요.',
  },
  ENG: {
    'name-differs':
      'The name on the order differs from the document. Please upload this traveller’s own document, or write to our travel desk if the name has to change.',
    expired: 'The document has expired or is not valid long enough for this trip. Please upload a valid one.',
    other: 'We cannot accept this document. Please read the note below and upload it again.',
  },
  JPN: {
    'name-differs':
      'ご注文のお名前が書類と一致しません。ご本人の書類をアップロードしてください。お名前の変更が必要な場合は、トラベルデスクまでご連絡ください。',
    expired:
      '書類の有効期限が切れているか、ご旅行に必要な残存期間が足りません。有効な書類をアップロードしてください。',
    other: '書類を承認できません。下記のメッセージをご確認のうえ、再度アップロードしてください。',
  },
  VTN: {
    'name-differs':
      'Họ tên trên đơn hàng không khớp với giấy tờ. Vui lòng tải giấy tờ của chính hành khách này, hoặc liên hệ bộ phận tư vấn nếu cần đổi tên.',
    expired: 'Giấy tờ đã hết hạn hoặc không còn đủ hạn cho chuyến đi. Vui lòng tải giấy tờ còn hiệu lực.',
    other: 'Giấy tờ chưa được chấp nhận. Vui lòng xem ghi chú bên dưới rồi tải lên lại.',
  },
};

type Sentences = Readonly<Record<RejectionReason, string>>;

/** What is wrong with rejected papers of an event and what to do about it (EVENT-9). */
export const eventRejectionTexts: Readonly<Record<LanTp, Sentences>> = {
  CHN: {
    unreadable: '图片模糊、反光或过暗，无法看清。请在光线充足处重新拍摄后上传。',
    incomplete: '证件未拍完整。请上传四角和所有文字都清晰可见的图片。',
    'wrong-document': '上传的不是所需的证件。请上传所要求的证件。',
    'name-differs': '填写的姓名与证件不一致。请修改姓名，或上传本人的证件。',
    expired: '证件已过期，或在活动当天失效。请上传有效的证件。',
    other: '证件未通过审核。请查看主办方的说明后重新上传。',
  },
  KOR: {
    unreadable: '사진이 흐리거나 빛이 반사되어 내용을 확인할 수 없습니다. 밝은 곳에서 다시 찍어 올려 주세요.',
    incomplete: '서류의 일부가 잘려 있습니다. 네 모서리와 모든 글자가 보이는 사진을 올려 주세요.',
    'wrong-document': '요청한 서류가 아닙니다. 안내된 서류를 올려 주세요.',
    'name-differs': '입력한 이름이 서류의 이름과 다릅니다. 이름을 고치거나 본인의 서류를 올려 주세요.',
    expired: '유효기간이 지났거나 이벤트 당일에 만료되는 서류입니다. 유효한 서류를 올려 주세요.',
    other: '서류를 승인할 수 없습니다. 주최 측의 안내를 확인한 뒤 다시 올려 주세요.',
  },
  ENG: {
    unreadable:
      'The picture is blurred, too dark or has glare. Please take it again in good light and upload it.',
    incomplete:
      'Part of the document is cut off. Please upload a picture with all four corners and all the text.',
    'wrong-document': 'This is not the document we asked for. Please upload the one that is named.',
    'name-differs':
      'The name you entered differs from the document. Please correct the name or upload this person’s document.',
    expired: 'The document has expired or will have by the day of the event. Please upload a valid one.',
    other: 'We cannot accept this document. Please read the organiser’s note and upload it again.',
  },
  JPN: {
    unreadable:
      '画像がぼやけている、暗い、または光が反射していて確認できません。明るい場所で撮り直してください。',
    incomplete: '書類の一部が写っていません。四隅とすべての文字が写った画像をアップロードしてください。',
    'wrong-document': 'お願いした書類と異なります。指定の書類をアップロードしてください。',
    'name-differs':
      '入力されたお名前が書類と一致しません。お名前を修正するか、ご本人の書類をアップロードしてください。',
    expired:
      '書類の有効期限が切れているか、イベント当日までに切れます。有効な書類をアップロードしてください。',
    other: '書類を承認できません。主催者からのメッセージをご確認のうえ、再度アップロードしてください。',
  },
  VTN: {
    unreadable: 'Ảnh bị mờ, tối hoặc lóa nên không đọc được. Vui lòng chụp lại ở nơi đủ sáng rồi tải lên.',
    incomplete: 'Giấy tờ bị cắt mất một phần. Vui lòng tải ảnh thấy rõ đủ bốn góc và toàn bộ chữ.',
    'wrong-document': 'Đây không phải giấy tờ được yêu cầu. Vui lòng tải đúng loại giấy tờ.',
    'name-differs':
      'Họ tên đã nhập không khớp với giấy tờ. Vui lòng sửa họ tên hoặc tải giấy tờ của chính người này.',
    expired:
      'Giấy tờ đã hết hạn hoặc sẽ hết hạn vào ngày diễn ra sự kiện. Vui lòng tải giấy tờ còn hiệu lực.',
    other: 'Giấy tờ chưa được chấp nhận. Vui lòng xem ghi chú của ban tổ chức rồi tải lên lại.',
  },
};

/** The same for a traveller's documents of a trip (DOC-11). */
export const tripRejectionTexts = (lanTp: LanTp): Sentences => ({
  ...eventRejectionTexts[lanTp],
  ...tripRejections[lanTp],
});

export const rejectionView = (
  check: DocumentCheck | null | undefined,
  sentences: Sentences,
): PapersRejection | null =>
  check?.outcome === 'rejected' && check.reason !== null
    ? { reason: check.reason, text: sentences[check.reason], note: check.note }
    : null;
