import type { LanTp } from '@narae/contracts';
import type { MailTexts } from '../parts/mail-parts.ts';

/** Reason of a mail about a waiting list (SEAT-7). */
export type WaitingMailReason = 'joined' | 'offered' | 'ran-out' | 'opened' | 'ended';

interface WaitingMailTexts extends MailTexts<WaitingMailReason> {
  /** For an opening: nobody queues for it. */
  readonly reminder: { readonly subject: string; readonly body: string };
  readonly labels: {
    readonly target: string;
    readonly party: string;
    readonly until: string;
  };
  /** The fate of the seats. */
  readonly notes: { readonly offered: string; readonly joined: string };
}

export const waitingMailTexts: Readonly<Record<LanTp, WaitingMailTexts>> = {
  CHN: {
    subjects: {
      joined: '候补登记成功',
      offered: '名额已为您保留，请尽快预订',
      'ran-out': '为您保留的名额已失效',
      opened: '您关注的行程已开放预订',
      ended: '候补已结束',
    },
    bodies: {
      joined: '您已进入候补名单。一旦空出足够的名额，我们会按登记顺序为您保留，并通过邮件通知您。',
      offered: '有名额空出，我们已为您保留。请在下列时间之前到“个人中心”接受并完成预订。',
      'ran-out': '保留时间已过，名额已转给下一位候补者。如仍感兴趣，欢迎重新登记候补。',
      opened: '您请我们提醒的行程现已开放预订。名额不做保留，先订先得。',
      ended: '很遗憾，直到候补结束仍没有空出足够的名额，未能为您保留。',
    },
    reminder: {
      subject: '开放预订提醒已登记',
      body: '该行程开放预订时，我们会发一封邮件通知您。此提醒不保留名额。',
    },
    labels: { target: '行程或活动', party: '所需名额', until: '保留至' },
    notes: {
      offered:
        '行程需在保留期限内进入付款页面；此后名额按普通订单保留，未在规定时间内付款则会释放，候补也随之结束。活动则需在期限内完成报名。不需要时，请在“个人中心”放弃，以便留给他人。',
      joined: '您可随时在“个人中心”查看排位或退出候补。',
    },
  },
  KOR: {
    subjects: {
      joined: '대기 신청이 접수되었습니다',
      offered: '자리가 났습니다. 기한 안에 예약해 주세요',
      'ran-out': '확보해 드린 자리의 시간이 지났습니다',
      opened: '기다리시던 상품의 예약이 시작되었습니다',
      ended: '대기 접수가 종료되었습니다',
    },
    bodies: {
      joined:
        '대기자 명단에 등록되었습니다. 인원에 맞는 자리가 나면 신청하신 순서대로 확보해 두고 메일로 알려 드립니다.',
      offered:
        '자리가 나서 고객님을 위해 확보해 두었습니다. 아래 시간까지 내 정보에서 수락하고 예약을 진행해 주세요.',
      'ran-out':
        '시간이 지나 자리가 다음 대기자에게 넘어갔습니다. 계속 관심이 있으시면 다시 대기 신청해 주세요.',
      opened: '알림을 신청하신 상품을 이제 예약하실 수 있습니다. 자리를 따로 확보해 두지는 않습니다.',
      ended: '아쉽게도 대기가 끝날 때까지 인원에 맞는 자리가 나지 않았습니다.',
    },
    reminder: {
      subject: '예약 시작 알림이 등록되었습니다',
      body: '예약이 시작되면 메일로 한 번 알려 드립니다. 자리를 확보해 두는 것은 아닙니다.',
    },
    labels: { target: '상품 또는 이벤트', party: '필요한 자리', until: '확보 기한' },
    notes: {
      offered:
        '상품은 기한 안에 결제 화면까지 진행해 주세요. 그때부터는 일반 주문과 같은 시간 동안 자리가 유지되며, 결제하지 않으면 자리가 반환되고 대기도 끝납니다. 이벤트는 기한 안에 예약을 마쳐 주세요. 필요 없으시면 다른 분을 위해 내 정보에서 거절해 주세요.',
      joined: '내 정보에서 언제든지 순서를 확인하거나 대기를 취소하실 수 있습니다.',
    },
  },
  ENG: {
    subjects: {
      joined: 'You are on the waiting list',
      offered: 'There is room for you: please book in time',
      'ran-out': 'Your offer has expired',
      opened: 'Booking is open',
      ended: 'The waiting list has ended',
    },
    bodies: {
      joined:
        'You are on the waiting list. As soon as there is room for your party, we will keep it for you, in the order in which people joined, and tell you by mail.',
      offered:
        'There is room for your party now, and we are keeping it for you. Please accept under My info and book before the time below.',
      'ran-out':
        'The time to book has passed, and the offer has gone to the next party. If you are still interested, please join the waiting list again.',
      opened:
        'The trip you asked us to remind you of can be booked now. Nothing is kept for you: first come, first served.',
      ended: 'We are sorry: there was no room for your party before the waiting list ended.',
    },
    reminder: {
      subject: 'We will remind you',
      body: 'We will send you one mail as soon as booking opens. This does not keep any seats for you.',
    },
    labels: { target: 'Trip or event', party: 'Places needed', until: 'Kept until' },
    notes: {
      offered:
        'For a trip, please go on to the payment page within this time. From then on the seats are held as for any order; if it is not paid in time, they are released and your place on the list is over. For an event, please complete the reservation within this time. If you cannot come, please decline under My info so that others can.',
      joined: 'You can see your position, or leave the list, at any time under My info.',
    },
  },
  JPN: {
    subjects: {
      joined: 'キャンセル待ちを受け付けました',
      offered: 'お席をご用意しました。期限内にお手続きください',
      'ran-out': 'お席の確保期限が過ぎました',
      opened: '予約受付が始まりました',
      ended: 'キャンセル待ちの受付が終了しました',
    },
    bodies: {
      joined:
        'キャンセル待ちに登録しました。ご希望の人数分の空きが出ましたら、登録順にお席を確保し、メールでお知らせします。',
      offered: '空きが出たため、お席を確保しました。下記の期限までにマイページで承諾し、お手続きください。',
      'ran-out':
        '期限を過ぎたため、お席は次の方にご案内しました。引き続きご希望の場合は、もう一度ご登録ください。',
      opened:
        'お知らせをご希望の商品の予約受付が始まりました。お席の確保はしておりませんので、お早めにお申し込みください。',
      ended: '申し訳ございません。受付終了までに、ご希望の人数分の空きが出ませんでした。',
    },
    reminder: {
      subject: '予約開始のお知らせを登録しました',
      body: '予約受付が始まりましたら、メールで1回お知らせします。お席の確保ではありません。',
    },
    labels: { target: '商品・イベント', party: '必要な席数', until: '確保期限' },
    notes: {
      offered:
        '商品の場合は、期限内にお支払い画面までお進みください。その後は通常のご注文と同じ時間お席を確保し、お支払いがない場合はお席を解放してキャンセル待ちも終了します。イベントの場合は、期限内にお申し込みを完了してください。ご不要の場合は、ほかの方のためにマイページでご辞退ください。',
      joined: '順番の確認や取り消しは、マイページからいつでも行えます。',
    },
  },
  VTN: {
    subjects: {
      joined: 'Bạn đã vào danh sách chờ',
      offered: 'Đã có chỗ cho bạn: vui lòng đặt đúng hạn',
      'ran-out': 'Thời hạn giữ chỗ đã hết',
      opened: 'Đã mở đặt chỗ',
      ended: 'Danh sách chờ đã kết thúc',
    },
    bodies: {
      joined:
        'Bạn đã vào danh sách chờ. Ngay khi có đủ chỗ cho nhóm của bạn, chúng tôi sẽ giữ chỗ theo thứ tự đăng ký và báo cho bạn qua email.',
      offered:
        'Hiện đã có đủ chỗ và chúng tôi đang giữ cho bạn. Vui lòng nhận chỗ trong mục Tài khoản và hoàn tất đặt chỗ trước thời hạn dưới đây.',
      'ran-out':
        'Thời hạn đã qua và chỗ được chuyển cho người tiếp theo. Nếu vẫn quan tâm, bạn có thể đăng ký lại danh sách chờ.',
      opened:
        'Chuyến đi bạn nhờ nhắc đã mở đặt chỗ. Chúng tôi không giữ chỗ trước, ai đặt trước sẽ được trước.',
      ended: 'Rất tiếc, đến khi danh sách chờ kết thúc vẫn không có đủ chỗ cho nhóm của bạn.',
    },
    reminder: {
      subject: 'Chúng tôi sẽ nhắc bạn',
      body: 'Khi mở đặt chỗ, chúng tôi sẽ gửi cho bạn một email. Việc này không giữ chỗ cho bạn.',
    },
    labels: { target: 'Chuyến đi hoặc sự kiện', party: 'Số chỗ cần', until: 'Giữ chỗ đến' },
    notes: {
      offered:
        'Với chuyến đi, vui lòng vào trang thanh toán trong thời hạn này. Từ lúc đó, chỗ được giữ như mọi đơn hàng; nếu không thanh toán kịp, chỗ sẽ được trả lại và lượt chờ của bạn kết thúc. Với sự kiện, vui lòng hoàn tất đăng ký trong thời hạn. Nếu không cần nữa, hãy từ chối trong mục Tài khoản để nhường chỗ cho người khác.',
      joined: 'Bạn có thể xem thứ tự hoặc rời danh sách bất cứ lúc nào trong mục Tài khoản.',
    },
  },
};
