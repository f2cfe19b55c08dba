import type { LanTp } from '@narae/contracts';
import type { MailTexts } from './mail-parts.ts';

/** Reason of a mail about a reservation (EVENT-8). */
export type EventMailReason = 'made' | 'changed' | 'deleted' | 'reminder-due';

interface EventMailTexts extends MailTexts<EventMailReason> {
  readonly labels: {
    readonly reservation: string;
    readonly event: string;
    readonly people: string;
    /** Last day to change or delete the reservation. */
    readonly changes: string;
    readonly fee: string;
    readonly free: string;
  };
  readonly closing: string;
  /** Ends the mail about a deletion: nobody will come. */
  readonly farewell: string;
}

export const eventMailTexts: Readonly<Record<LanTp, EventMailTexts>> = {
  CHN: {
    subjects: {
      made: '活动预约成功',
      changed: '活动预约已更改',
      deleted: '活动预约已删除',
      'reminder-due': '您预约的活动即将举行',
    },
    bodies: {
      made: '我们已为您保留名额。以下是您的预约内容。',
      changed: '您的预约已更改，以下是最新内容。',
      deleted: '您的预约已删除，名额已释放，参加者的姓名和证件资料也已清除。',
      'reminder-due': '距离活动开始还有几天。请确认时间和地点；如无法参加，请提前告知我们。',
    },
    labels: {
      reservation: '预约编号',
      event: '活动',
      people: '参加者',
      changes: '可更改至',
      fee: '费用',
      free: '免费',
    },
    closing: '期待与您见面。',
    farewell: '期待下次再为您服务。',
  },
  KOR: {
    subjects: {
      made: '이벤트 예약이 완료되었습니다',
      changed: '이벤트 예약이 변경되었습니다',
      deleted: '이벤트 예약이 삭제되었습니다',
      'reminder-due': '예약하신 이벤트가 곧 열립니다',
    },
    bodies: {
      made: '자리를 확보해 두었습니다. 예약 내용은 아래와 같습니다.',
      changed: '예약이 변경되었습니다. 변경된 내용은 아래와 같습니다.',
      deleted: '예약을 삭제했습니다. 자리는 반환되었고, 참가자의 이름과 서류도 함께 삭제되었습니다.',
      'reminder-due':
        '이벤트가 며칠 앞으로 다가왔습니다. 날짜와 장소를 다시 한번 확인해 주세요. 참가가 어려우시면 미리 알려 주세요.',
    },
    labels: {
      reservation: '예약 번호',
      event: '이벤트',
      people: '참가자',
      changes: '변경 가능',
      fee: '참가비',
      free: '무료',
    },
    closing: '현장에서 뵙겠습니다.',
    farewell: '다음에 다시 뵙기를 바랍니다.',
  },
  ENG: {
    subjects: {
      made: 'Your event reservation is confirmed',
      changed: 'Your event reservation has changed',
      deleted: 'Your event reservation has been deleted',
      'reminder-due': 'Your event is coming up',
    },
    bodies: {
      made: 'Your places are reserved. Here is what you booked.',
      changed: 'Your reservation has changed. Here is how it stands now.',
      deleted:
        'We have deleted your reservation and released the places. Names and documents of the participants are gone as well.',
      'reminder-due':
        'Your event is only a few days away. Please check the day and the place; if you cannot come, please let us know.',
    },
    labels: {
      reservation: 'Reservation number',
      event: 'Event',
      people: 'Participants',
      changes: 'Changes possible',
      fee: 'Fee',
      free: 'Free of charge',
    },
    closing: 'We look forward to seeing you.',
    farewell: 'We hope to see you another time.',
  },
  JPN: {
    subjects: {
      made: 'イベントのご予約が完了しました',
      changed: 'イベントのご予約内容を変更しました',
      deleted: 'イベントのご予約を削除しました',
      'reminder-due': 'ご予約のイベントが近づいています',
    },
    bodies: {
      made: 'お席を確保しました。ご予約内容は以下のとおりです。',
      changed: 'ご予約内容を変更しました。最新の内容は以下のとおりです。',
      deleted: 'ご予約を削除し、お席を解放しました。参加者のお名前と書類も削除しました。',
      'reminder-due':
        'イベント当日まであと数日となりました。日時と場所をご確認ください。ご都合が悪くなった場合は、事前にお知らせください。',
    },
    labels: {
      reservation: '予約番号',
      event: 'イベント',
      people: '参加者',
      changes: '変更期限',
      fee: '参加費',
      free: '無料',
    },
    closing: '当日お会いできることを楽しみにしております。',
    farewell: 'またのご利用をお待ちしております。',
  },
  VTN: {
    subjects: {
      made: 'Đăng ký sự kiện thành công',
      changed: 'Đăng ký sự kiện của bạn đã được thay đổi',
      deleted: 'Đăng ký sự kiện của bạn đã được xóa',
      'reminder-due': 'Sự kiện bạn đăng ký sắp diễn ra',
    },
    bodies: {
      made: 'Chúng tôi đã giữ chỗ cho bạn. Dưới đây là thông tin đăng ký.',
      changed: 'Đăng ký của bạn đã được thay đổi. Dưới đây là thông tin mới nhất.',
      deleted:
        'Chúng tôi đã xóa đăng ký của bạn và trả lại chỗ. Họ tên và giấy tờ của người tham gia cũng đã được xóa.',
      'reminder-due':
        'Chỉ còn vài ngày nữa là đến sự kiện. Vui lòng kiểm tra lại ngày và địa điểm; nếu không tham gia được, hãy báo cho chúng tôi.',
    },
    labels: {
      reservation: 'Mã đăng ký',
      event: 'Sự kiện',
      people: 'Người tham gia',
      changes: 'Có thể thay đổi',
      fee: 'Phí tham gia',
      free: 'Miễn phí',
    },
    closing: 'Hẹn gặp bạn tại sự kiện.',
    farewell: 'Hẹn gặp bạn vào dịp khác.',
  },
};
