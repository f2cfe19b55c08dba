import type { DemoPopup } from './types.ts';

/** The notice on the home page of a new shop. */
export const POPUPS: readonly DemoPopup[] = [
  {
    popup_id: 'POPUP000001',
    titles: {
      CHN: '预订前请注意',
      KOR: '예약 전에 확인하세요',
      ENG: 'Before you book',
      JPN: 'ご予約の前に',
      VTN: 'Trước khi đặt chỗ',
    },
    texts: {
      CHN: '请提前准备好每位出行人的护照照片，付款前需要上传。',
      KOR: '여행자 모두의 여권 사진을 준비해 주세요. 결제 전에 필요합니다.',
      ENG: 'Please have a photo of each traveller’s passport ready: we ask for it before you pay.',
      JPN: 'お支払い前に、旅行者全員のパスポート写真が必要です。ご準備ください。',
      VTN: 'Hãy chuẩn bị sẵn ảnh hộ chiếu của từng hành khách, vì bạn cần tải lên trước khi thanh toán.',
    },
    link: '/communityDetail?cou_id=COU000001',
    start_day: '2020-01-01',
    end_day: '2099-12-31',
    use_yn: 'Y',
  },
];
