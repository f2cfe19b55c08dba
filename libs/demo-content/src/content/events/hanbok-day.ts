import { PLACES } from '../places.ts';
import { storyText, type DemoEvent } from '../story.ts';

export const hanbokDay: DemoEvent = {
  event_id: 'EVT000006',
  event_category: 'walk',
  place: PLACES.gyeongbokgung,
  opensIn: -2,
  closesIn: 16,
  takesPlaceIn: 22,
  // The palace is closed on Tuesdays.
  takesPlaceOn: [0, 1, 3, 4, 5, 6],
  total: 50,
  left: 37,
  info_seq: '',
  films: [],
  list: ['palace', 'rose', 9],
  more: [['hanokAlley', 'dawn', 6]],
  detail: ['palace', 'gold', 10],
  texts: {
    KOR: storyText(
      '한복 입고 걷는 경복궁, 뮤직비디오 산책',
      '화면에서 본 담장과 연못을 찾아갑니다.',
      '한복을 입으면 경복궁 입장은 무료입니다. 뮤직비디오에 나온 담장과 연못을 안내자와 함께 걷고, 사진가가 한 사람씩 찍어 줍니다. 한복 대여비와 참가비는 없습니다.',
      ['진행', '09:00 한복 고르기, 10:00 산책, 11:30 사진, 12:30 반납.'],
      ['안내', '치수는 신청 뒤 메일로 여쭙습니다. 추운 날에는 누비 겉옷도 빌려 드립니다.'],
    ),
    ENG: storyText(
      'Gyeongbokgung in hanbok: a music-video walk',
      'The walls and ponds you know from the screen.',
      'Whoever wears hanbok enters the palace free. A guide leads you to walls and ponds seen in music videos, and a photographer takes one picture of everybody. Hanbok and walk are free of charge.',
      ['The morning', '09:00 choosing a hanbok, 10:00 walk, 11:30 pictures, 12:30 return.'],
      ['Good to know', 'We ask for your size by email. On cold days we lend you a quilted coat as well.'],
    ),
    CHN: storyText(
      '穿韩服逛景福宫：MV取景地漫步',
      '去看屏幕里的那道宫墙和那方池塘。',
      '穿韩服可免费进入景福宫。由向导带路，走访MV里出现过的宫墙与池塘，摄影师会为每个人拍一张照片。韩服租借与参加均免费。',
      ['流程', '09:00挑选韩服，10:00漫步，11:30拍照，12:30归还。'],
      ['说明', '报名后会以邮件询问尺码。天冷时另可借用棉外套。'],
    ),
    JPN: storyText(
      '韓服で歩く景福宮、MVロケ地さんぽ',
      '画面で見た塀や池を訪ねます。',
      '韓服を着ると景福宮に無料で入れます。ガイドと一緒にミュージックビデオに登場した塀や池をめぐり、カメラマンがおひとりずつ撮影します。韓服のレンタル・参加とも無料です。',
      ['進行', '9:00韓服選び、10:00散策、11:30撮影、12:30返却。'],
      ['ご案内', 'サイズはお申し込み後にメールで伺います。寒い日はキルティングの上着もご用意します。'],
    ),
    VTN: storyText(
      'Mặc hanbok dạo cung Gyeongbokgung theo dấu MV',
      'Tìm lại bức tường và hồ nước bạn từng thấy trong MV.',
      'Mặc hanbok thì được vào cung miễn phí. Hướng dẫn viên đưa bạn đến những bức tường và hồ nước từng xuất hiện trong MV, còn nhiếp ảnh gia chụp cho mỗi người một tấm. Miễn phí thuê hanbok và tham dự.',
      ['Chương trình', '09:00 chọn hanbok, 10:00 dạo cung, 11:30 chụp ảnh, 12:30 trả đồ.'],
      ['Lưu ý', 'Chúng tôi hỏi số đo của bạn qua email. Ngày lạnh có cho mượn thêm áo khoác bông.'],
    ),
  },
};
