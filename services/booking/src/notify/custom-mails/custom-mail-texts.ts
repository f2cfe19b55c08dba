import type { LanTp } from '@narae/contracts';
import type { MailTexts } from '../parts/mail-parts.ts';

/** Reason of a mail about a custom trip (CUSTOM-7). */
export type CustomMailReason = 'requested' | 'quoted' | 'answered' | 'ending-soon' | 'accepted' | 'rejected';

interface CustomMailTexts extends MailTexts<CustomMailReason> {
  readonly labels: {
    readonly request: string;
    readonly trip: string;
    readonly people: string;
    /** Total, in won. */
    readonly price: string;
    readonly estimate: string;
    readonly until: string;
    readonly answer: string;
    readonly reason: string;
  };
  readonly open: string;
}

export const customMailTexts: Readonly<Record<LanTp, CustomMailTexts>> = {
  CHN: {
    subjects: {
      requested: '已收到您的定制旅行需求',
      quoted: '您的定制旅行报价已送达',
      answered: '您的定制旅行咨询已有回复',
      'ending-soon': '您的定制旅行报价即将到期',
      accepted: '定制旅行已放入购物车',
      rejected: '关于您的定制旅行需求',
    },
    bodies: {
      requested: '我们已收到您的需求，正在为您设计行程，完成后会发邮件通知您。',
      quoted: '我们已为您准备好行程和报价。请在有效期内查看，您可以接受、要求修改或婉拒。',
      answered: '我们已回复您的咨询，内容如下。',
      'ending-soon': '您的报价将在一天内到期。如需预订，请在到期前接受并完成付款。',
      accepted: '感谢您接受报价。行程已放入您的购物车，请在报价到期前填写出行人信息并完成付款。',
      rejected: '很抱歉，我们无法安排这次行程，原因如下。欢迎您调整后再次提交。',
    },
    labels: {
      request: '需求编号',
      trip: '行程',
      people: '人数',
      price: '总价',
      estimate: '约合',
      until: '有效期至',
      answer: '回复',
      reason: '原因',
    },
    open: '查看我的需求',
  },
  KOR: {
    subjects: {
      requested: '맞춤 여행 요청이 접수되었습니다',
      quoted: '맞춤 여행 견적이 도착했습니다',
      answered: '맞춤 여행 문의에 답변드립니다',
      'ending-soon': '맞춤 여행 견적이 곧 만료됩니다',
      accepted: '맞춤 여행을 장바구니에 담았습니다',
      rejected: '맞춤 여행 요청에 대한 안내',
    },
    bodies: {
      requested: '요청을 잘 받았습니다. 일정을 준비하는 대로 메일로 알려 드리겠습니다.',
      quoted:
        '일정과 견적을 준비했습니다. 유효 기간 안에 확인하시고 수락, 변경 요청, 거절 중에서 선택해 주세요.',
      answered: '문의하신 내용에 아래와 같이 답변드립니다.',
      'ending-soon': '견적이 하루 안에 만료됩니다. 예약을 원하시면 그 전에 수락하고 결제해 주세요.',
      accepted:
        '견적을 수락해 주셔서 감사합니다. 여행을 장바구니에 담아 두었으니 견적이 만료되기 전에 여행자 정보를 입력하고 결제해 주세요.',
      rejected:
        '죄송합니다. 아래와 같은 이유로 이번 여행을 준비해 드리기 어렵습니다. 내용을 바꾸어 다시 요청하실 수 있습니다.',
    },
    labels: {
      request: '요청 번호',
      trip: '여행',
      people: '인원',
      price: '총금액',
      estimate: '환산 금액(약)',
      until: '유효 기간',
      answer: '답변',
      reason: '사유',
    },
    open: '요청 내용 보기',
  },
  ENG: {
    subjects: {
      requested: 'We have received your custom trip request',
      quoted: 'Your custom trip quote is ready',
      answered: 'An answer about your custom trip',
      'ending-soon': 'Your custom trip quote ends soon',
      accepted: 'Your custom trip is in your cart',
      rejected: 'About your custom trip request',
    },
    bodies: {
      requested:
        'We have received your request and are working on your trip. We will write to you as soon as it is ready.',
      quoted:
        'Your trip and its price are ready. Please have a look while the quote is valid: you can accept it, ask for a change, or decline it.',
      answered: 'Here is our answer to what you asked.',
      'ending-soon':
        'Your quote ends within a day. If you would like to travel, please accept it and pay before then.',
      accepted:
        'Thank you for accepting our quote. Your trip is in your cart: please enter the travellers and pay before the quote ends.',
      rejected:
        'We are sorry: we cannot arrange this trip, for the reason below. You are welcome to send us another request.',
    },
    labels: {
      request: 'Request',
      trip: 'Trip',
      people: 'People',
      price: 'Total price',
      estimate: 'About',
      until: 'Valid until',
      answer: 'Answer',
      reason: 'Reason',
    },
    open: 'See your request',
  },
  JPN: {
    subjects: {
      requested: 'オーダーメイド旅行のご依頼を受け付けました',
      quoted: 'オーダーメイド旅行のお見積もりができました',
      answered: 'オーダーメイド旅行のお問い合わせへの回答',
      'ending-soon': 'お見積もりの有効期限が近づいています',
      accepted: 'オーダーメイド旅行をカートに入れました',
      rejected: 'オーダーメイド旅行のご依頼について',
    },
    bodies: {
      requested: 'ご依頼を受け付けました。旅程を準備しておりますので、整い次第メールでお知らせします。',
      quoted:
        '旅程とお見積もりをご用意しました。有効期限内にご確認のうえ、承諾・変更のご希望・辞退のいずれかをお選びください。',
      answered: 'お問い合わせいただいた件について、下記のとおり回答いたします。',
      'ending-soon':
        'お見積もりの有効期限まで1日を切りました。ご旅行をご希望の場合は、期限までに承諾し、お支払いください。',
      accepted:
        'お見積もりをご承諾いただき、ありがとうございます。ご旅行をカートに入れましたので、期限までに旅行者情報の入力とお支払いをお願いいたします。',
      rejected:
        '誠に申し訳ございませんが、下記の理由により今回のご旅行は手配できません。内容を変更して、あらためてご依頼いただけます。',
    },
    labels: {
      request: '依頼番号',
      trip: 'ご旅行',
      people: '人数',
      price: '合計金額',
      estimate: '換算額（目安）',
      until: '有効期限',
      answer: '回答',
      reason: '理由',
    },
    open: 'ご依頼内容を見る',
  },
  VTN: {
    subjects: {
      requested: 'Chúng tôi đã nhận yêu cầu du lịch của bạn',
      quoted: 'Báo giá chuyến đi riêng của bạn đã sẵn sàng',
      answered: 'Trả lời về chuyến đi riêng của bạn',
      'ending-soon': 'Báo giá chuyến đi của bạn sắp hết hạn',
      accepted: 'Chuyến đi riêng đã ở trong giỏ hàng',
      rejected: 'Về yêu cầu du lịch của bạn',
    },
    bodies: {
      requested:
        'Chúng tôi đã nhận yêu cầu và đang chuẩn bị chuyến đi cho bạn. Chúng tôi sẽ gửi email ngay khi hoàn tất.',
      quoted:
        'Lịch trình và giá đã sẵn sàng. Vui lòng xem trong thời hạn hiệu lực: bạn có thể chấp nhận, yêu cầu thay đổi hoặc từ chối.',
      answered: 'Dưới đây là câu trả lời cho điều bạn đã hỏi.',
      'ending-soon':
        'Báo giá sẽ hết hạn trong vòng một ngày. Nếu muốn đi, vui lòng chấp nhận và thanh toán trước thời điểm đó.',
      accepted:
        'Cảm ơn bạn đã chấp nhận báo giá. Chuyến đi đã ở trong giỏ hàng: vui lòng nhập thông tin hành khách và thanh toán trước khi báo giá hết hạn.',
      rejected:
        'Rất tiếc, chúng tôi không thể sắp xếp chuyến đi này vì lý do dưới đây. Bạn có thể gửi yêu cầu khác bất cứ lúc nào.',
    },
    labels: {
      request: 'Mã yêu cầu',
      trip: 'Chuyến đi',
      people: 'Số người',
      price: 'Tổng giá',
      estimate: 'Khoảng',
      until: 'Hiệu lực đến',
      answer: 'Trả lời',
      reason: 'Lý do',
    },
    open: 'Xem yêu cầu của bạn',
  },
};
