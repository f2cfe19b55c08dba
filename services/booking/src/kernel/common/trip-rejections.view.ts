import type { LanTp, RejectionReason } from '@narae/contracts';

/** What a trip says in other words than an event: its names are the tickets', and passports outlast the journey (DOC-11). */
export const tripRejections: Readonly<
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
